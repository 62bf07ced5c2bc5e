# Glossary: docs/glossary.md. A part between ** and ** is set in bold where the line is shown.
# $who is "you" for the only person at the board and "other" for everybody else, who is then called $name.

app-name = Kalah
skip-text = Skip to text mode
board-label = Kalah board
board-area = Board and players

## Players

seat-two = { $side ->
    [0] South
   *[1] North
  }
seat-many = Player { $number }
seat-team = Team { $team ->
    [0] A
   *[1] B
  }
name-you = You
player-person = Person
player-random = Random
  .note = any pit that may be played
  .says = Draws lots among the pits that may be played.
player-rules = Rule of thumb
  .note = a list of good habits
  .says = Never looks far: goes down a list of good habits and takes the first that helps. Our own list, not the historic one.
player-breadth-first = Breadth-first
  .note = all turns, level by level
  .says = Lays out every turn and every reply, then picks the best end. The way is old; its first formulas are lost, these are ours.
player-alpha-beta = Alpha-beta
  .note = a plain search by turns
  .says = Looks whole turns ahead and skips what cannot matter. The way is a classic; its first formulas are lost, these are ours.
player-level-1 = Level 1
  .note = for a first game
  .says = Hardly looks ahead and overlooks a lot. Good for a first game.
player-level-2 = Level 2
  .note = easy
  .says = Looks a little ahead and still overlooks things.
player-level-3 = Level 3
  .note = looks ahead
  .says = Looks ahead and errs only now and then.
player-level-4 = Level 4
  .note = strong
  .says = Looks well ahead and makes you work for every seed.
player-level-5 = Level 5
  .note = the strongest level
  .says = Thinks as far as its time allows and looks up how games end.
player-engine = Engine
  .note = the full search
  .says = The full search, looking up how games end. You say how long, or how far, it thinks.
player-perfect = Perfect
  .note = exact where it can be
  .says = Counts to the very end where it can; before that it estimates. It tells you which.
player-at-seat = { $player } ({ $seat })
turn-you = Your move
turn-you-again = Your move again
turn-other = To move
turn-other-again = Moves again
turn-thinking = Thinking…
turn-paused = Paused

## The line of explanation, the log and what is read out

say-begin = { $who ->
    [you] **Your move:** choose one of your pits.
   *[other] **{ $name } begins.**
  }
say-begin-pie = { $who ->
    [you] **You begin.** After the first turn the other player may swap sides.
   *[other] **{ $name } begins.** After the first turn the other player may swap sides.
  }
say-sow = { $who ->
    [you] { $banked ->
        [0] **You sow pit { $pit }.**
        [one] **You sow pit { $pit }:** one seed reaches your store.
       *[other] **You sow pit { $pit }:** { $banked } seeds reach your store.
      }
   *[other] { $banked ->
        [0] **{ $name } sows pit { $pit }.**
        [one] **{ $name } sows pit { $pit }:** one seed reaches the store.
       *[other] **{ $name } sows pit { $pit }:** { $banked } seeds reach the store.
      }
  }
say-relay = { $who ->
    [you] **You sow pit { $pit }** and pick up { $lifts ->
        [one] one more pit
       *[other] { $lifts } more pits
      } on the way.
   *[other] **{ $name } sows pit { $pit }** and picks up { $lifts ->
        [one] one more pit
       *[other] { $lifts } more pits
      } on the way.
  }
say-extra = { $who ->
    [you] **Last seed in your store:** you move again.
   *[other] **Last seed in the store:** { $name } moves again.
  }
say-no-extra = { $who ->
    [you] **Last seed in your store.** It gives no extra move now.
   *[other] **Last seed in the store.** It gives { $name } no extra move now.
  }
say-capture = { $who ->
    [you] Your last seed fell into your empty pit { $pit }; opposite lay { $opposite }: **you take { $seeds }.**
   *[other] The last seed fell into the empty pit { $pit } of { $name }; opposite lay { $opposite }: **{ $name } takes { $seeds }.**
  }
say-capture-opposite = { $who ->
    [you] Your last seed fell into your empty pit { $pit } and stays; **you take the { $seeds } from opposite.**
   *[other] The last seed fell into the empty pit { $pit } of { $name } and stays; **{ $name } takes the { $seeds } from opposite.**
  }
say-capture-own = { $who ->
    [you] Your last seed fell into your empty pit { $pit }: **it goes to your store.**
   *[other] The last seed fell into the empty pit { $pit } of { $name }: **it goes to the store.**
  }
say-swap = { $who ->
    [you] **Sides swapped.** The pits keep their seeds; you now have the other row.
   *[other] **Sides swapped.** The pits keep their seeds; the players change places.
  }
say-end-row = { $who ->
    [you] **The game is over:** your row is empty.
   *[other] **The game is over:** the row of { $name } is empty.
  }
say-end-pits = **The game is over:** all pits are empty.
say-end-no-move = **The game is over:** the next player has no seeds to sow.
say-end-majority = **The game is over:** more than half of all seeds are in one store.
say-end-majority-team = **The game is over:** one team holds more than half of all seeds.
say-end-repetition = **The game is over:** the same position stands for the third time.
say-rest = { $who ->
    [you] { $seeds ->
        [one] The seed left goes to you.
       *[other] The { $seeds } seeds left go to you.
      }
   *[other] { $seeds ->
        [one] The seed left goes to { $name }.
       *[other] The { $seeds } seeds left go to { $name }.
      }
  }
say-rest-nobody = { $seeds ->
    [one] The seed left goes to nobody.
   *[other] The { $seeds } seeds left go to nobody.
  }
say-hint = **Hint:** play pit { $pit }.
say-hint-look = { $what ->
    [swap] **Hint:** compare the two sides. Press again for more.
    [capture] **Hint:** look for a capture. Press again for the pit.
    [extra] **Hint:** look for an extra move. Press again for the pit.
    [end] **Hint:** the game can be ended now. Press again for the pit.
    [bank] **Hint:** nothing to capture: bring a seed home. Press again for the pit.
   *[quiet] **Hint:** a quiet sowing is best here. Press again for the pit.
  }
say-hint-why = Pit { $pit } { $what }.
say-hint-swap = **Hint:** swap sides.
say-hint-value = The result: { $said }.
say-best = { $count ->
    [one] Best is pit { $list }: { $said }.
   *[other] Best are pits { $list }: { $said }.
  }
say-best-swap = Best is to swap sides: { $said }.
say-values-on = Values are shown in the pits.
say-values-off = Values are no longer shown.
say-values-failed = The values of this position could not be worked out.
with-value = { $text } ({ $said })
say-back = Taken back to an earlier position.
say-forth = Brought back to a later position.
say-chain = { $count ->
    [one] { $name } plays pit { $list }.
   *[other] { $name } plays pits { $list }.
  }
say-chain-gain = { $seeds ->
    [one] That brings one seed.
   *[other] That brings { $seeds } seeds.
  }
say-said = { $name } on the result: { $said }.
said = { $result ->
    [ahead] { $sure ->
        [exact] exact, wins by { $seeds }
       *[estimate] estimate, ahead by { $seeds }
      }
    [behind] { $sure ->
        [exact] exact, loses by { $seeds }
       *[estimate] estimate, behind by { $seeds }
      }
   *[even] { $sure ->
        [exact] exact, a draw
       *[estimate] estimate, even
      }
  }
said-many = { $sure ->
    [exact] exact, { $seeds } in the end
   *[estimate] estimate, { $seeds } in the end
  }
say-your-move = Your move.
say-decided = { $who ->
    [you] You can no longer be caught: the result is settled.
   *[other] { $name } can no longer be caught: the result is settled.
  }
say-decided-team = { $team } can no longer be caught: the result is settled.

## Why a press plays nothing

why-over = The game is over.
why-computer = It is the move of { $name }.
why-store-you = This is your store; seeds stay in it.
why-store = This is the store of { $name }.
why-foreign-you = This is your pit, but { $mover } is to move.
why-foreign = This pit belongs to { $name }.
why-unknown = There is no pit { $pit }; the pits are 1 to { $pits }.
why-barred = The first move of the game may not be from pit { $pit }.
why-empty = Pit { $pit } is empty.
typed-rest = The turn has passed; not played: { $rest }.
why-word = “{ $word }” is not a move: type pit numbers, swap, undo, redo, hint, values or new.

## Pits as they are read out

cell-pit = { $seeds ->
    [0] { $who ->
        [you] your pit { $pit }, empty
       *[other] pit { $pit } of { $name }, empty
      }
    [one] { $who ->
        [you] your pit { $pit }, one seed
       *[other] pit { $pit } of { $name }, one seed
      }
   *[other] { $who ->
        [you] your pit { $pit }, { $seeds } seeds
       *[other] pit { $pit } of { $name }, { $seeds } seeds
      }
  }
cell-value = { $cell }, { $said }
cell-store = { $seeds ->
    [one] { $who ->
        [you] your store, one seed
       *[other] store of { $name }, one seed
      }
   *[other] { $who ->
        [you] your store, { $seeds } seeds
       *[other] store of { $name }, { $seeds } seeds
      }
  }
row-label = { $who ->
    [you] Your pits
   *[other] Pits of { $name }
  }
lands-extra = ends in the store, extra move
lands-store = ends in the store
lands-capture = { $seeds ->
    [one] captures one seed
   *[other] captures { $seeds } seeds
  }
lands-own = ends in pit { $pit } of the same row
lands-other = ends in pit { $pit } of { $name }
lands-over = ends the game
preview-extra = extra move
preview-capture = takes { $seeds }
preview-bank = { $seeds ->
    [0] brings nothing
   *[other] brings { $seeds }
  }
preview-over = ends the game

## Buttons

hint = Hint
values = Values in the pits
undo = Undo
redo = Redo
new-game = New game
pause = Pause
resume = Go on
step = One step
computer-move = Let the computer move
retry = Try again
start = Start
cancel = Cancel
close = Close
settings = Settings

## Pie rule, end, trouble

pie-question = { $who ->
    [you] You may now swap sides: the pits keep their seeds, you and the other player change places.
   *[other] { $name } may now swap sides: the pits keep their seeds, the players change places.
  }
pie-keep = Keep my side
pie-swap = Swap sides
result-you = You win
result-win = { $name } wins
result-team = { $team } wins
result-draw = A draw
result-score = Final score
result-help = With help: undo, a hint or values were used.
match-round = Game { $round } of { $rounds }.
match-points = { $who ->
    [you] You: { $points }
   *[other] { $name }: { $points }
  }
match-won = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
  }
match-drawn = The match is drawn.
next-round = Next game
rematch = Rematch
look = Look at the board
show-result = Show the result
trouble-core = The game engine has stopped. Your game is kept.
trouble-silent = The computer gave no answer in time. Your game is kept.
trouble-load = The game engine could not be loaded. Your game is kept.
trouble-piece = This part of the page could not be loaded.
broken-save = The stored game could not be read, so a new one has begun.

## Side column

rules = Rules
turns = Turns
turns-none = No turns yet
turn-number = Turn
in-words = In words
swap-mark = swap
rules-size = { $pits ->
    [one] One pit
   *[other] { $pits } pits
  } a side, { $seeds ->
    [one] one seed each
   *[other] { $seeds } seeds each
  }
rules-code = Short form: { $code }

## New game

choose-rules = Rules
rules-own = Your own rules
rules-more = More rules
position = Position
position-hint = Each row in its sowing order with its store last, rows divided by /, then who moves: S or N, with more players 1 to 4.
position-refused = This position cannot be played. { $reason }
position-over = In this position the game is over already.
choose-players = Players
rounds = Games in a row
rounds-count = { $rounds ->
    [one] A single game
   *[other] { $rounds } games, counted together
  }
players-levels = From easy to strong
players-named = By how they play
player-options = Options
option-depth = { $player ->
    [engine] Sowings ahead
   *[other] Turns ahead
  }
  .short = depth { $value }
  .usual = as usual
option-time = Seconds to think
  .short = { $value } s
option-nodes = Most positions
  .short = { $value } positions
  .usual = no limit
option-eval = What it counts where it stops
  .short = { $value }
  .usual = As usual
option-seed = Lot number
  .short = lot { $value }
  .usual = drawn
option-refused = { $key ->
    [time] { $option }: “{ $value }” is not possible. Allowed: from { $min } to { $max }.
   *[other] { $option }: “{ $value }” is not possible. Allowed: a whole number from { $min } to { $max }.
  }
option-wrong = not possible
eval-store = Stores
eval-rows = Stores and rows
eval-fitted = Learned from solved endings

## First visit

welcome-title = Which rules do you know?
welcome-text = Every rule can be changed later.
welcome-modern = Four seeds in each pit
  .note = The usual game today
welcome-standard = Six seeds in each pit
  .note = The classic and tournament game
welcome-novice = Three seeds in each pit
  .note = Short, good with children
welcome-play = Play
welcome-skip = Skip

## Settings

speed = Speed of sowing
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-fastest = Fastest
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
material = Board
material-walnut = Walnut
material-bamboo = Bamboo
material-stone = Slate
material-sand = Sand
material-plain = Plain, high contrast
seeds = Seeds
seeds-glass = Glass
seeds-pebbles = River pebbles
seeds-gems = Gems
seeds-beads = Wooden beads
seeds-kernels = Seeds of trees
numbers = Numbers on the board
numbers-always = Always
numbers-focus = At the chosen pit
numbers-never = Never
language = Language
language-auto = As the browser
language-failed = The texts of this language could not be loaded.

## Keys and commands

keys = Keys and commands
keys-intro = The letters work while the board has the focus.
key-play = 1 to 9, 0, - and = play pits 1 to 12; arrows move, Enter plays.
command-score = Score
command-board = Read the board
command-last = Last move
command-moves = Possible moves
command-values = Values
command-hint = Hint
command-undo = Undo
command-redo = Redo
command-swap = Swap sides
command-help = Help
tell-score-part = { $who ->
    [you] You: { $seeds }
   *[other] { $name }: { $seeds }
  }
tell-row = { $who ->
    [you] You: { $pits }; store { $store }.
   *[other] { $name }: { $pits }; store { $store }.
  }
tell-no-last = No move has been made.
tell-moves = Possible moves: { $list }.
tell-no-moves = It is not your move.
tell-move = pit { $pit } { $what }
tell-help = Type pit numbers such as 3 6 2, or swap, undo, redo, hint, values, new. On the board: S score, B board, L last move, M moves, V values, H hint, U undo, X swap.
tell-no-swap = Sides cannot be swapped now.

## Text mode

text-mode = Text mode
text-input = Moves, such as 3 6 2
text-play = Play
text-hint = Also: swap, undo, redo, hint, values, new.

## Looking back

look-title = Positions of this game
look-start = To the first position
look-back = One sowing back
look-forth = One sowing forward
look-now = To the present position
look-at = { $plies ->
    [0] The beginning of the game.
    [one] The position after one sowing.
   *[other] The position after { $plies } sowings.
  }
look-left = The present position.
look-play-on = Go on from here
look-leave = Back to the game
undo-turn = Take back the turn
undo-game = Back to the start

## Passing on and opening

menu = Menu
install = Install as an app
new-version = A new version of this page is here.
new-version-take = Reload
share = Share and open
link = Link to this position
link-long = This position is too long for a link; its record below can be passed on.
link-code = Code for a camera
link-refused = The link could not be opened. { $reason }
share-sheet = Share…
record = Record of the game
copy = Copy
copied = Copied.
not-copied = The browser did not allow copying; select the text instead.
save-file = Save as a file
open-text = Open a game
open-hint = Paste a record, KGP boards such as <6,0,0,4,4,…>, or positions.
open-empty = Nothing was pasted yet.
open-refused = This cannot be opened. { $reason }
open-done = The game has been opened.
open = Open
open-file = Choose a file

## Statistics and backup

statistics = Statistics
stats-none = No finished games yet.
stats-what = Counted are finished games of one person against computers, on this device alone.
stats-alone = Without help
stats-helped = With undo, hints or values
stats-against = against { $opponents }, as { $seat }
stats-games = Games
stats-results = Won / drawn / lost
stats-margin = Mean margin
stats-chain = Longest turn
stats-capture = Best capture
stats-forget = Forget all
stats-forget-sure = Forget all finished games? This cannot be undone.
stats-forgotten = The statistics are empty now.
backup-save = Save everything to a file
backup-load = Take in a file
backup-saved = Games, statistics and settings are in the file.
backup-refused = This is no file that this page has saved.
backup-restored = Taken in: { $games ->
    [one] one game under way
   *[other] { $games } games under way
  }, { $finished ->
    [one] one finished game
   *[other] { $finished } finished games
  }, and the settings.

## Presets

preset-standard = Standard
preset-modern = Modern
preset-novice = Novice
preset-expert = Expert
preset-twelve = Twelve
preset-empty-capture = Empty capture
preset-no-capture = No capture
preset-cross = Cross-Kalah
preset-avalanche = Avalanche
preset-dubner = Dubner
preset-bantumi = Bantumi
preset-pie = Pie rule
preset-balanced = Balanced
preset-nobody = Rest to nobody
preset-late-end = Late end
preset-tournament = Tournament
preset-manchester = Manchester
preset-three = Three players
preset-four = Four players
preset-partners = Partners

## Axes of the rules: the label of a choice, and as .says the sentence that tells what it changes

axis-players = Number of players
axis-teams = Teams
axis-pits = Pits a side
axis-seeds = Seeds in each pit
axis-start = Start
axis-sow = Direction
axis-lap = Sowing
axis-capture = Capture
axis-extra = Extra move
axis-end = End of the game
axis-rest = Seeds left at the end
axis-stop = Early end
axis-opening = Opening
axis-first = Who begins

players-2 = Two
  .says = Two players.
players-3 = Three
  .says = Three players, each on a side of his own.
players-4 = Four
  .says = Four players, each on a side of his own.
teams-no = Each for himself
  .says = Each plays for himself.
teams-yes = Partners sit opposite
  .says = Partners sit opposite and count together.
start-even = Every pit alike
  .says = Every pit starts alike.
start-random = Dealt at random, alike for all
  .says = The seeds are dealt at random, alike for all.
start-set = A set position
  .says = The game starts from a set position.
sow-ccw = Anticlockwise
  .says = Sowing runs anticlockwise.
sow-cw = Clockwise
  .says = Sowing runs clockwise.
sow-cross = Odd pits clockwise
  .says = Pits with an odd number of seeds are sown clockwise, even ones anticlockwise.
lap-single = Once
  .says = A pit is sown once.
lap-relay = Relay
  .says = A last seed in a pit with seeds picks them up and goes on; nothing is captured.
capture-none = None
  .says = There are no captures.
capture-standard = Needs seeds opposite
  .says = Captures need seeds opposite.
capture-always = Also from an empty pit
  .says = The last seed in an empty own pit goes to the store even if nothing lies opposite.
capture-seeds-only = Only the seeds opposite
  .says = A capture takes the seeds opposite; the last seed stays.
capture-own-only = Only the last seed
  .says = A capture takes the last seed only.
extra-yes = Yes
  .says = A last seed in the own store gives an extra move.
extra-no = No
  .says = There are no extra moves.
extra-not-first = Not in the first turn
  .says = The first turn gives no extra move.
end-any-row-empty = A row is empty
  .says = The game ends when a row is empty.
end-mover-row-empty = The mover’s row is empty
  .says = The game ends when the row of the one who has just sown is empty.
end-no-move = No move is left
  .says = The game ends only when the player to move has no seeds.
rest-owner = To their owner
  .says = Seeds left go to the owner of their row.
rest-emptier = To the empty row’s owner
  .says = Seeds left go to the one whose row is empty.
rest-nobody = To nobody
  .says = Seeds left at the end count for nobody.
stop-playout = Play it out
  .says = The game is played out.
stop-majority = At more than half
  .says = The game ends as soon as a store holds more than half.
opening-free = Free
  .says = The opening is free.
opening-pie = Pie rule
  .says = After the first turn the second player may swap sides.
opening-no-first-pit = Not from pit 1
  .says = The first move may not be from pit 1.
first-south = South
  .says = South always begins; in a rematch the players change seats.
first-lot = By lot
  .says = The lot says who begins.
first-loser = The loser
  .says = The loser of the last game begins.
first-winner = The winner
  .says = The winner of the last game begins.
first-alternate = In turn
  .says = The players begin in turn.

## Combinations the core refuses

refused-teams-yes = Teams need four players.
refused-opening-no-first-pit = With one pit a side the first move must be from pit 1.
refused-opening-pie = The pie rule is for two players.
refused-lap-relay = Relay sowing does not go together with Cross-Kalah: it might never end.

## Refusals of the core, by their kind; docs/page-api.md lists them

core-line = Line { $line }: { $text }
core-tag = Tag { $tag }: { $text }
core-move = Move { $move }: { $text }
core-other = The rules do not allow this: { $text }
core-rules-none = No rules are given; write them as pits x seeds, such as 6x4.
core-rules-form = “{ $text }” names no rules; write them as pits x seeds, such as 6x4.
core-rules-key = “{ $text }” is not a choice the rules have.
core-rules-value = { $key }: “{ $text }” is not possible. Allowed: { $allowed }.
core-rules-twice = Given twice: { $key }.
core-start-missing = These rules need a position to start from.
core-start-seed = “{ $text }” is no lot number for these rules.
core-position-none = No position is given.
core-position-rows = { $rows ->
    [one] The position has one row; it must have { $expected }, divided by /.
   *[other] The position has { $rows } rows; it must have { $expected }, divided by /.
  }
core-position-row = { $numbers ->
    [one] Row { $row } has one number; with the store it must have { $expected }.
   *[other] Row { $row } has { $numbers } numbers; with the store it must have { $expected }.
  }
core-position-number = Row { $row }: “{ $text }” is no number of seeds. Allowed: 0 to { $most }.
core-position-total = There may be at most { $most } seeds on the board.
core-position-mover = { $players ->
    [2] At the end it must say who moves: S or N.
   *[other] At the end it must say who moves: 1 to { $players }.
  }
core-position-over = Pits hold seeds, so somebody must be to move.
core-kgp-form = A KGP board stands between < and >, not “{ $text }”.
core-kgp-number = Number { $place } of the KGP board: “{ $text }” is no number of seeds. Allowed: 0 to { $most }.
core-kgp-pits = A KGP board begins with its number of pits: 1 to { $most }, not { $pits }.
core-kgp-count = { $numbers ->
    [one] The KGP board has one number; it must have { $expected }.
   *[other] The KGP board has { $numbers } numbers; it must have { $expected }.
  }
core-kgp-players = KGP boards are for two players.
core-board-size = { $pits ->
    [one] The board has one pit a row; the rules ask for { $expected }.
   *[other] The board has { $pits } pits a row; the rules ask for { $expected }.
  }
core-board-none = There is no board here.
core-board-row = The first row must have 1 to { $most } pits and a store.
core-board-unreached = No sowing leads from the board before to this one.
core-move-over = The game is over.
core-move-swap = Sides cannot be swapped here.
core-move-unknown = There is no pit “{ $text }”; the pits are 1 to { $pits }.
core-move-barred = The first move of the game may not be from pit { $pit }.
core-move-empty = Pit { $pit } is empty.
core-record-rules = The line with the rules is missing, such as [Rules "6x4"].
core-record-tag = The tag “{ $text }” is not written like [Name "value"], once.
core-record-value = “{ $text }” does not go with the rest of the record.
core-record-comment = A comment is not written properly between { "{" } and { "}" }.
core-record-round = “{ $text }” does not go with the numbers of the rounds.
core-record-chain = “{ $text }” is not in its place: a turn goes on as long as there are extra moves, and no longer.
core-record-no-result = The result at the end is missing, such as 28-20 or *.
core-record-result = The result is given as “{ $text }”, but the moves lead to { $expected }.
core-record-rest = There is more text after the result.
