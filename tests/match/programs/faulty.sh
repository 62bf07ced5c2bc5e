#!/bin/sh
# Speaks the line protocol up to `go`, then does what its argument says.
while read -r word _; do
  case $word in
    identify) echo "id name script"; echo "identified" ;;
    isready) echo "ready" ;;
    go)
      case $1 in
        crash) exit 3 ;;
        killed) kill -9 $$ ;;
        hang) sleep 1000 ;;
        illegal) echo "bestturn 12" ;;
        after) echo "bestturn 1,1" ;;
        word) echo "bestturn please" ;;
        empty) echo "bestturn " ;;
        error) echo "error: I do not feel like it" ;;
        babble) while :; do echo "info nothing"; done ;;
        flood) head -c 3000000 /dev/zero | tr '\0' x ;;
      esac ;;
    quit) exit 0 ;;
  esac
done
