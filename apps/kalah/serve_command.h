#pragma once

/// `kalah serve`: argv[0] is the name of the sub-command. Returns the exit status.
int serve_command(int argc, char** argv);
