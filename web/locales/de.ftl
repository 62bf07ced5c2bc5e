# Wörter: docs/glossary.md. Ein Teil zwischen ** und ** steht in der Zeile der Erklärung fett.
# $who ist „you“ für den einzigen Menschen am Brett und „other“ für alle anderen, die dann $name heißen.

app-name = Kalaha
skip-text = Zum Textmodus
board-label = Kalaha-Brett
board-area = Brett und Spieler

## Spieler

seat-two = { $side ->
    [0] Süd
   *[1] Nord
  }
seat-many = Spieler { $number }
seat-team = Team { $team ->
    [0] A
   *[1] B
  }
name-you = Du
player-person = Mensch
player-random = Zufall
  .note = jede erlaubte Mulde
  .says = Lost unter den erlaubten Mulden.
player-rules = Faustregel
  .note = eine Liste guter Gewohnheiten
  .says = Schaut nie weit: geht eine Liste guter Gewohnheiten durch und nimmt die erste, die hilft. Die Liste ist unsere, nicht die historische.
player-breadth-first = Breitensuche
  .note = alle Züge, Schicht für Schicht
  .says = Legt alle Züge und Antworten aus und nimmt das beste Ende. Das Verfahren ist alt; seine ersten Formeln sind verloren, diese sind unsere.
player-alpha-beta = Alpha-Beta
  .note = einfache Suche in Zügen
  .says = Schaut ganze Züge voraus und lässt weg, was nichts ändern kann. Ein Klassiker; seine ersten Formeln sind verloren, diese sind unsere.
player-level-1 = Stufe 1
  .note = für die erste Partie
  .says = Schaut kaum voraus und übersieht viel. Gut für die erste Partie.
player-level-2 = Stufe 2
  .note = leicht
  .says = Schaut ein wenig voraus und übersieht noch manches.
player-level-3 = Stufe 3
  .note = schaut voraus
  .says = Schaut voraus und irrt sich nur ab und zu.
player-level-4 = Stufe 4
  .note = stark
  .says = Schaut weit voraus: Um jeden Kern musst du kämpfen.
player-level-5 = Stufe 5
  .note = die stärkste Stufe
  .says = Denkt so weit, wie die Zeit reicht, und schlägt nach, wie Partien enden.
player-engine = Engine
  .note = die volle Suche
  .says = Die volle Suche, die nachschlägt, wie Partien enden. Du bestimmst, wie lange oder wie weit sie denkt.
player-perfect = Perfekt
  .note = genau, wo es geht
  .says = Rechnet bis zum Ende, wo es geht; vorher schätzt es. Und es sagt dir, was von beidem.
player-at-seat = { $player } ({ $seat })
turn-you = Du bist am Zug
turn-you-again = Noch einmal du
turn-other = Am Zug
turn-other-again = Noch einmal
turn-thinking = Denkt nach …
turn-paused = Pause

## Die Zeile der Erklärung, das Protokoll und was vorgelesen wird

say-begin = { $who ->
    [you] **Du bist am Zug:** Wähle eine deiner Mulden.
   *[other] **{ $name } beginnt.**
  }
say-begin-pie = { $who ->
    [you] **Du beginnst.** Nach dem ersten Zug darf der andere Spieler die Seiten tauschen.
   *[other] **{ $name } beginnt.** Nach dem ersten Zug darf der andere Spieler die Seiten tauschen.
  }
say-sow = { $who ->
    [you] { $banked ->
        [0] **Du säst aus Mulde { $pit }.**
        [one] **Du säst aus Mulde { $pit }:** Ein Kern kommt in dein Kalah.
       *[other] **Du säst aus Mulde { $pit }:** { $banked } Kerne kommen in dein Kalah.
      }
   *[other] { $banked ->
        [0] **{ $name } sät aus Mulde { $pit }.**
        [one] **{ $name } sät aus Mulde { $pit }:** Ein Kern kommt ins Kalah.
       *[other] **{ $name } sät aus Mulde { $pit }:** { $banked } Kerne kommen ins Kalah.
      }
  }
say-relay = { $who ->
    [you] **Du säst aus Mulde { $pit }** und leerst unterwegs { $lifts ->
        [one] noch eine Mulde
       *[other] noch { $lifts } Mulden
      }.
   *[other] **{ $name } sät aus Mulde { $pit }** und leert unterwegs { $lifts ->
        [one] noch eine Mulde
       *[other] noch { $lifts } Mulden
      }.
  }
say-extra = { $who ->
    [you] **Letzter Kern in deinem Kalah:** Du bist noch einmal am Zug.
   *[other] **Letzter Kern im Kalah:** { $name } ist noch einmal am Zug.
  }
say-no-extra = { $who ->
    [you] **Letzter Kern in deinem Kalah.** Einen weiteren Zug bringt er jetzt nicht.
   *[other] **Letzter Kern im Kalah.** { $name } bekommt jetzt keinen weiteren Zug.
  }
say-capture = { $who ->
    [you] Dein letzter Kern fiel in deine leere Mulde { $pit }; gegenüber { $opposite ->
        [one] lag einer
       *[other] lagen { $opposite }
      }: **Du schlägst { $seeds }.**
   *[other] Der letzte Kern fiel in die eigene leere Mulde { $pit }; gegenüber { $opposite ->
        [one] lag einer
       *[other] lagen { $opposite }
      }: **{ $name } schlägt { $seeds }.**
  }
say-capture-opposite = { $who ->
    [you] Dein letzter Kern fiel in deine leere Mulde { $pit } und bleibt; **du schlägst { $seeds ->
        [one] den einen
       *[other] die { $seeds }
      } von gegenüber.**
   *[other] Der letzte Kern fiel in die eigene leere Mulde { $pit } und bleibt; **{ $name } schlägt { $seeds ->
        [one] den einen
       *[other] die { $seeds }
      } von gegenüber.**
  }
say-capture-own = { $who ->
    [you] Dein letzter Kern fiel in deine leere Mulde { $pit }: **Er kommt in dein Kalah.**
   *[other] Der letzte Kern fiel in die eigene leere Mulde { $pit }: **{ $name } bekommt ihn ins Kalah.**
  }
say-swap = { $who ->
    [you] **Seiten getauscht.** Die Kerne bleiben in den Mulden; du hast nun die andere Reihe.
   *[other] **Seiten getauscht.** Die Kerne bleiben in den Mulden; die Spieler tauschen die Plätze.
  }
say-end-row = { $who ->
    [you] **Die Partie ist zu Ende:** Deine Reihe ist leer.
   *[other] **Die Partie ist zu Ende:** Die Reihe von { $name } ist leer.
  }
say-end-pits = **Die Partie ist zu Ende:** Alle Mulden sind leer.
say-end-no-move = **Die Partie ist zu Ende:** Wer jetzt am Zug wäre, hat keine Kerne zu säen.
say-end-majority = **Die Partie ist zu Ende:** In einem Kalah liegt mehr als die Hälfte aller Kerne.
say-end-majority-team = **Die Partie ist zu Ende:** Ein Team hat mehr als die Hälfte aller Kerne.
say-end-repetition = **Die Partie ist zu Ende:** Dieselbe Stellung ist zum dritten Mal entstanden.
say-rest = { $who ->
    [you] { $seeds ->
        [one] Der übrige Kern geht an dich.
       *[other] Die übrigen { $seeds } Kerne gehen an dich.
      }
   *[other] { $seeds ->
        [one] Der übrige Kern geht an { $name }.
       *[other] Die übrigen { $seeds } Kerne gehen an { $name }.
      }
  }
say-rest-nobody = { $seeds ->
    [one] Der übrige Kern geht an niemanden.
   *[other] Die übrigen { $seeds } Kerne gehen an niemanden.
  }
say-hint = **Tipp:** Spiele Mulde { $pit }.
say-hint-look = { $what ->
    [swap] **Tipp:** Vergleiche die beiden Seiten. Noch einmal drücken sagt mehr.
    [capture] **Tipp:** Es gibt etwas zu schlagen. Noch einmal drücken nennt die Mulde.
    [extra] **Tipp:** Suche einen weiteren Zug. Noch einmal drücken nennt die Mulde.
    [end] **Tipp:** Die Partie lässt sich jetzt beenden. Noch einmal drücken nennt die Mulde.
    [bank] **Tipp:** Zu schlagen gibt es nichts: Bring einen Kern ins Kalah. Noch einmal drücken nennt die Mulde.
   *[quiet] **Tipp:** Am besten ist hier eine stille Aussaat. Noch einmal drücken nennt die Mulde.
  }
say-hint-why = Mulde { $pit } { $what }.
say-hint-swap = **Tipp:** Tausche die Seiten.
say-hint-value = Ergebnis: { $said }.
say-best = { $count ->
    [one] Am besten ist Mulde { $list }: { $said }.
   *[other] Am besten sind die Mulden { $list }: { $said }.
  }
say-best-swap = Am besten ist der Seitentausch: { $said }.
say-values-on = Die Werte stehen in den Mulden.
say-values-off = Die Werte werden nicht mehr gezeigt.
say-values-failed = Die Werte dieser Stellung ließen sich nicht ermitteln.
with-value = { $text } ({ $said })
say-back = Zurück zu einer früheren Stellung.
say-forth = Vor zu einer späteren Stellung.
say-chain = { $count ->
    [one] { $name } spielt Mulde { $list }.
   *[other] { $name } spielt die Mulden { $list }.
  }
say-chain-gain = { $seeds ->
    [one] Das bringt einen Kern.
   *[other] Das bringt { $seeds } Kerne.
  }
say-said = { $name } zum Ergebnis: { $said }.
said = { $result ->
    [ahead] { $sure ->
        [exact] genau, gewinnt mit { $seeds }
       *[estimate] geschätzt, { $seeds } voraus
      }
    [behind] { $sure ->
        [exact] genau, verliert mit { $seeds }
       *[estimate] geschätzt, { $seeds } zurück
      }
   *[even] { $sure ->
        [exact] genau, Unentschieden
       *[estimate] geschätzt, ausgeglichen
      }
  }
said-many = { $sure ->
    [exact] genau, { $seeds } am Ende
   *[estimate] geschätzt, { $seeds } am Ende
  }
say-your-move = Du bist am Zug.
say-decided = { $who ->
    [you] Du bist nicht mehr einzuholen: Das Ergebnis steht fest.
   *[other] { $name } ist nicht mehr einzuholen: Das Ergebnis steht fest.
  }
say-decided-team = { $team } ist nicht mehr einzuholen: Das Ergebnis steht fest.

## Warum ein Druck nichts spielt

why-over = Die Partie ist zu Ende.
why-computer = Am Zug ist { $name }.
why-store-you = Das ist dein Kalah; Kerne bleiben darin.
why-store = Das ist das Kalah von { $name }.
why-foreign-you = Das ist deine Mulde, aber am Zug ist { $mover }.
why-foreign = Diese Mulde gehört { $name }.
why-unknown = Eine Mulde { $pit } gibt es nicht; es gibt die Mulden 1 bis { $pits }.
why-barred = Der erste Zug der Partie darf nicht aus Mulde { $pit } sein.
why-empty = Mulde { $pit } ist leer.
typed-rest = Der Zug ging weiter; nicht gespielt: { $rest }.
why-word = „{ $word }“ ist kein Zug: Gib Nummern von Mulden ein oder swap, undo, redo, hint, values, new.

## Mulden, wie sie vorgelesen werden

cell-pit = { $seeds ->
    [0] { $who ->
        [you] deine Mulde { $pit }, leer
       *[other] Mulde { $pit } von { $name }, leer
      }
    [one] { $who ->
        [you] deine Mulde { $pit }, ein Kern
       *[other] Mulde { $pit } von { $name }, ein Kern
      }
   *[other] { $who ->
        [you] deine Mulde { $pit }, { $seeds } Kerne
       *[other] Mulde { $pit } von { $name }, { $seeds } Kerne
      }
  }
cell-value = { $cell }, { $said }
cell-store = { $seeds ->
    [one] { $who ->
        [you] dein Kalah, ein Kern
       *[other] Kalah von { $name }, ein Kern
      }
   *[other] { $who ->
        [you] dein Kalah, { $seeds } Kerne
       *[other] Kalah von { $name }, { $seeds } Kerne
      }
  }
row-label = { $who ->
    [you] Deine Mulden
   *[other] Mulden von { $name }
  }
lands-extra = endet im Kalah, weiterer Zug
lands-store = endet im Kalah
lands-capture = { $seeds ->
    [one] schlägt einen Kern
   *[other] schlägt { $seeds } Kerne
  }
lands-own = endet in Mulde { $pit } derselben Reihe
lands-other = endet in Mulde { $pit } von { $name }
lands-over = beendet die Partie
preview-extra = weiterer Zug
preview-capture = schlägt { $seeds }
preview-bank = { $seeds ->
    [0] bringt nichts
   *[other] bringt { $seeds }
  }
preview-over = beendet die Partie

## Knöpfe

hint = Tipp
values = Werte in den Mulden
undo = Zurück
redo = Vor
new-game = Neue Partie
pause = Pause
resume = Weiter
step = Ein Schritt
computer-move = Computer ziehen lassen
retry = Noch einmal
start = Beginnen
cancel = Abbrechen
close = Schließen
settings = Einstellungen

## Tauschregel, Ende, Störungen

pie-question = { $who ->
    [you] Du darfst jetzt die Seiten tauschen: Die Kerne bleiben in den Mulden, du und dein Gegenüber tauschen die Plätze.
   *[other] { $name } darf jetzt die Seiten tauschen: Die Kerne bleiben in den Mulden, die Spieler tauschen die Plätze.
  }
pie-keep = Seite behalten
pie-swap = Seiten tauschen
result-you = Du gewinnst
result-win = { $name } gewinnt
result-team = { $team } gewinnt
result-draw = Unentschieden
result-score = Endstand
result-help = Mit Hilfe: zurückgenommen, mit Tipp oder mit Werten.
match-round = Partie { $round } von { $rounds }.
match-points = { $who ->
    [you] Du: { $points }
   *[other] { $name }: { $points }
  }
match-won = { $who ->
    [you] Du gewinnst das Match.
   *[other] { $name } gewinnt das Match.
  }
match-drawn = Das Match endet unentschieden.
next-round = Nächste Partie
rematch = Revanche
look = Brett ansehen
show-result = Ergebnis zeigen
trouble-core = Die Spiel-Engine ist stehen geblieben. Deine Partie ist gesichert.
trouble-silent = Der Computer hat nicht rechtzeitig geantwortet. Deine Partie ist gesichert.
trouble-load = Die Spiel-Engine ließ sich nicht laden. Deine Partie ist gesichert.
trouble-piece = Dieser Teil der Seite konnte nicht geladen werden.
broken-save = Die gespeicherte Partie war nicht lesbar, deshalb hat eine neue begonnen.

## Seitenspalte

rules = Regeln
turns = Züge
turns-none = Noch keine Züge
turn-number = Zug
in-words = In Worten
swap-mark = Tausch
rules-size = { $pits ->
    [one] Eine Mulde
   *[other] { $pits } Mulden
  } je Seite, darin je { $seeds ->
    [one] ein Kern
   *[other] { $seeds } Kerne
  }
rules-code = Kurzform: { $code }

## Neue Partie

choose-rules = Regeln
rules-own = Eigene Regeln
rules-more = Alle Regeln
position = Stellung
position-hint = Jede Reihe in ihrer Richtung der Aussaat, ihr Kalah zuletzt; Reihen durch / getrennt; dann wer am Zug ist: S (Süd) oder N (Nord), bei mehr Spielern 1 bis 4.
position-refused = Diese Stellung lässt sich nicht spielen. { $reason }
position-over = In dieser Stellung ist die Partie schon zu Ende.
choose-players = Spieler
rounds = Partien in Folge
rounds-count = { $rounds ->
    [one] Eine einzelne Partie
   *[other] { $rounds } Partien zusammen
  }
players-levels = Von leicht bis stark
players-named = Nach Spielweise
player-options = Optionen
option-depth = { $player ->
    [engine] Aussaaten voraus
   *[other] Züge voraus
  }
  .short = Tiefe { $value }
  .usual = wie üblich
option-time = Sekunden Bedenkzeit
  .short = { $value } s
option-nodes = Meiste Stellungen
  .short = { $value } Stellungen
  .usual = ohne Grenze
option-eval = Was es zählt, wo es anhält
  .short = { $value }
  .usual = Wie üblich
option-seed = Losnummer
  .short = Los { $value }
  .usual = gezogen
option-refused = { $key ->
    [time] { $option }: „{ $value }“ geht nicht. Erlaubt: von { $min } bis { $max }.
   *[other] { $option }: „{ $value }“ geht nicht. Erlaubt: eine ganze Zahl von { $min } bis { $max }.
  }
option-wrong = geht nicht
eval-store = Kalahs
eval-rows = Kalahs und Reihen
eval-fitted = Aus gelösten Endspielen gelernt

## Erster Besuch

welcome-title = Welche Regeln kennst du?
welcome-text = Jede Regel lässt sich später ändern.
welcome-modern = Vier Kerne je Mulde
  .note = Heute am häufigsten
welcome-standard = Sechs Kerne je Mulde
  .note = Klassisch und im Turnier
welcome-novice = Drei Kerne je Mulde
  .note = Kurz, gut mit Kindern
welcome-play = Spielen
welcome-skip = Überspringen

## Einstellungen

speed = Tempo der Aussaat
speed-off = Ohne Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-fastest = Sehr schnell
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
material = Brett
material-walnut = Nussbaum
material-bamboo = Bambus
material-stone = Schiefer
material-sand = Sand
material-plain = Schlicht, hoher Kontrast
seeds = Kerne
seeds-glass = Glas
seeds-pebbles = Flusskiesel
seeds-gems = Edelsteine
seeds-beads = Holzperlen
seeds-kernels = Baumsamen
numbers = Zahlen auf dem Brett
numbers-always = Immer
numbers-focus = An der gewählten Mulde
numbers-never = Nie
language = Sprache
language-auto = Wie der Browser
language-failed = Die Texte dieser Sprache ließen sich nicht laden.

## Tasten und Befehle

keys = Tasten und Befehle
keys-intro = Die Buchstaben wirken, solange das Brett den Fokus hat.
key-play = 1 bis 9, 0, - und = spielen die Mulden 1 bis 12; Pfeile wählen, Enter spielt.
command-score = Spielstand
command-board = Brett vorlesen
command-last = Letzter Zug
command-moves = Mögliche Züge
command-values = Werte
command-hint = Tipp
command-undo = Zurück
command-redo = Vor
command-swap = Seiten tauschen
command-help = Hilfe
tell-score-part = { $who ->
    [you] Du: { $seeds }
   *[other] { $name }: { $seeds }
  }
tell-row = { $who ->
    [you] Du: { $pits }; Kalah { $store }.
   *[other] { $name }: { $pits }; Kalah { $store }.
  }
tell-no-last = Es gab noch keinen Zug.
tell-moves = Mögliche Züge: { $list }.
tell-no-moves = Du bist nicht am Zug.
tell-move = Mulde { $pit } { $what }
tell-help = Gib Nummern von Mulden ein, etwa 3 6 2, oder swap, undo, redo, hint, values, new. Auf dem Brett: S Spielstand, B Brett, L letzter Zug, M mögliche Züge, V Werte, H Tipp, U zurück, X Tausch.
tell-no-swap = Die Seiten lassen sich jetzt nicht tauschen.

## Textmodus

text-mode = Textmodus
text-input = Züge, etwa 3 6 2
text-play = Spielen
text-hint = Auch: swap, undo, redo, hint, values, new.

## Rückschau

look-title = Stellungen dieser Partie
look-start = Zur ersten Stellung
look-back = Eine Aussaat zurück
look-forth = Eine Aussaat vor
look-now = Zur jetzigen Stellung
look-at = { $plies ->
    [0] Der Anfang der Partie.
    [one] Die Stellung nach einer Aussaat.
   *[other] Die Stellung nach { $plies } Aussaaten.
  }
look-left = Die jetzige Stellung.
look-play-on = Von hier weiterspielen
look-leave = Zurück zur Partie
undo-turn = Zug zurücknehmen
undo-game = Zurück zum Anfang

## Weitergeben und öffnen

menu = Menü
install = Als App installieren
new-version = Eine neue Fassung dieser Seite ist da.
new-version-take = Neu laden
share = Teilen und öffnen
link = Link zu dieser Stellung
link-long = Diese Stellung ist zu lang für einen Link; ihre Aufzeichnung unten lässt sich weitergeben.
link-code = Code für die Kamera
link-refused = Der Link ließ sich nicht öffnen. { $reason }
share-sheet = Teilen …
record = Aufzeichnung der Partie
copy = Kopieren
copied = Kopiert.
not-copied = Der Browser lässt das Kopieren nicht zu; markiere den Text selbst.
save-file = Als Datei speichern
open-text = Partie öffnen
open-hint = Füge eine Aufzeichnung ein, KGP-Bretter wie <6,0,0,4,4,…> oder Stellungen.
open-empty = Noch ist nichts eingefügt.
open-refused = Das lässt sich nicht öffnen. { $reason }
open-done = Die Partie ist geöffnet.
open = Öffnen
open-file = Datei wählen

## Statistik und Sicherung

statistics = Statistik
stats-none = Noch keine beendeten Partien.
stats-what = Gezählt werden beendete Partien eines Menschen gegen Computer, nur auf diesem Gerät.
stats-alone = Ohne Hilfe
stats-helped = Mit Zurücknehmen, Tipps oder Werten
stats-against = gegen { $opponents }, als { $seat }
stats-games = Partien
stats-results = Gewonnen / unentschieden / verloren
stats-margin = Mittlerer Vorsprung
stats-chain = Längster Zug
stats-capture = Meiste geschlagene Kerne
stats-forget = Alles vergessen
stats-forget-sure = Alle beendeten Partien vergessen? Zurückholen lassen sie sich nicht.
stats-forgotten = Die Statistik ist jetzt leer.
backup-save = Alles in eine Datei speichern
backup-load = Datei übernehmen
backup-saved = Partien, Statistik und Einstellungen stehen in der Datei.
backup-refused = Diese Datei stammt nicht von dieser Seite.
backup-restored = Übernommen: { $games ->
    [one] eine laufende Partie
   *[other] { $games } laufende Partien
  }, { $finished ->
    [one] eine beendete Partie
   *[other] { $finished } beendete Partien
  } und die Einstellungen.

## Regelsätze

preset-standard = Standard
preset-modern = Modern
preset-novice = Einsteiger
preset-expert = Fortgeschritten
preset-twelve = Zwölf
preset-empty-capture = Leeres Schlagen
preset-no-capture = Ohne Schlagen
preset-cross = Kreuz-Kalaha
preset-avalanche = Lawine
preset-dubner = Dubner
preset-bantumi = Bantumi
preset-pie = Tauschregel
preset-balanced = Ausgewogen
preset-nobody = Rest an niemanden
preset-late-end = Spätes Ende
preset-tournament = Turnier
preset-manchester = Manchester
preset-three = Drei Spieler
preset-four = Vier Spieler
preset-partners = Partner

## Achsen der Regeln: die Aufschrift einer Wahl, und als .says der Satz, der sagt, was sie ändert

axis-players = Zahl der Spieler
axis-teams = Teams
axis-pits = Mulden je Seite
axis-seeds = Kerne je Mulde
axis-start = Anfang
axis-sow = Richtung
axis-lap = Aussaat
axis-capture = Schlagen
axis-extra = Weiterer Zug
axis-end = Ende der Partie
axis-rest = Kerne, die übrig bleiben
axis-stop = Vorzeitiges Ende
axis-opening = Eröffnung
axis-first = Wer beginnt

players-2 = Zwei
  .says = Zwei Spieler.
players-3 = Drei
  .says = Drei Spieler, jeder auf einer eigenen Seite.
players-4 = Vier
  .says = Vier Spieler, jeder auf einer eigenen Seite.
teams-no = Jeder für sich
  .says = Jeder spielt für sich.
teams-yes = Partner gegenüber
  .says = Partner sitzen sich gegenüber und zählen zusammen.
start-even = Alle Mulden gleich
  .says = Am Anfang sind alle Mulden gleich gefüllt.
start-random = Ausgelost, für alle gleich
  .says = Die Kerne werden ausgelost, für alle gleich.
start-set = Gegebene Stellung
  .says = Die Partie beginnt mit einer gegebenen Stellung.
sow-ccw = Gegen den Uhrzeigersinn
  .says = Gesät wird gegen den Uhrzeigersinn.
sow-cw = Im Uhrzeigersinn
  .says = Gesät wird im Uhrzeigersinn.
sow-cross = Ungerade im Uhrzeigersinn
  .says = Mulden mit ungerader Zahl von Kernen werden im Uhrzeigersinn gesät, gerade dagegen.
lap-single = Einmal
  .says = Jede Mulde wird einmal gesät.
lap-relay = Weitersäen
  .says = Ein letzter Kern in einer Mulde mit Kernen nimmt deren Kerne auf und sät weiter; geschlagen wird nicht.
capture-none = Keines
  .says = Geschlagen wird nicht.
capture-standard = Bei Kernen gegenüber
  .says = Geschlagen wird nur, wenn gegenüber Kerne liegen.
capture-always = Auch ohne Kerne gegenüber
  .says = Der letzte Kern in einer leeren eigenen Mulde kommt ins Kalah, auch wenn gegenüber nichts liegt.
capture-seeds-only = Nur die Kerne gegenüber
  .says = Geschlagen werden die Kerne gegenüber; der letzte Kern bleibt.
capture-own-only = Nur der letzte Kern
  .says = Nur der letzte Kern kommt ins Kalah; gegenüber bleibt alles liegen.
extra-yes = Ja
  .says = Ein letzter Kern im eigenen Kalah bringt einen weiteren Zug.
extra-no = Nein
  .says = Weitere Züge gibt es nicht.
extra-not-first = Nicht im ersten Zug
  .says = Im ersten Zug der Partie gibt es keinen weiteren Zug.
end-any-row-empty = Eine Reihe ist leer
  .says = Die Partie endet, wenn eine Reihe leer ist.
end-mover-row-empty = Reihe des Säenden leer
  .says = Die Partie endet, wenn die Reihe dessen leer ist, der gerade gesät hat.
end-no-move = Kein Zug ist mehr möglich
  .says = Die Partie endet erst, wenn der Spieler am Zug keine Kerne hat.
rest-owner = An ihren Besitzer
  .says = Übrige Kerne gehen an den Besitzer ihrer Reihe.
rest-emptier = An den mit leerer Reihe
  .says = Übrige Kerne gehen an den, dessen Reihe leer ist.
rest-nobody = An niemanden
  .says = Kerne, die am Ende übrig bleiben, zählen für niemanden.
stop-playout = Zu Ende spielen
  .says = Die Partie wird zu Ende gespielt.
stop-majority = Bei mehr als der Hälfte
  .says = Die Partie endet, sobald ein Kalah mehr als die Hälfte hat.
opening-free = Frei
  .says = Die Eröffnung ist frei.
opening-pie = Tauschregel
  .says = Nach dem ersten Zug darf der zweite Spieler die Seiten tauschen.
opening-no-first-pit = Nicht aus Mulde 1
  .says = Der erste Zug darf nicht aus Mulde 1 sein.
first-south = Süd
  .says = Immer beginnt Süd; in der Revanche tauschen die Spieler die Plätze.
first-lot = Das Los
  .says = Wer beginnt, sagt das Los.
first-loser = Der Verlierer
  .says = Es beginnt, wer die letzte Partie verloren hat.
first-winner = Der Sieger
  .says = Es beginnt, wer die letzte Partie gewonnen hat.
first-alternate = Abwechselnd
  .says = Die Spieler beginnen abwechselnd.

## Verbindungen, die nicht zusammengehen

refused-teams-yes = Teams gibt es nur zu viert.
refused-opening-no-first-pit = Mit nur einer Mulde je Seite muss der erste Zug aus Mulde 1 sein.
refused-opening-pie = Die Tauschregel ist für zwei Spieler.
refused-lap-relay = Weitersäen und Kreuz-Kalaha gehen nicht zusammen: Eine Aussaat würde vielleicht nie enden.

## Ablehnungen des Rechenteils nach ihrer Art; docs/page-api.md zählt sie auf

core-line = Zeile { $line }: { $text }
core-tag = Angabe { $tag }: { $text }
core-move = Zug { $move }: { $text }
core-other = Die Regeln erlauben das nicht: { $text }
core-rules-none = Es sind keine Regeln angegeben; schreibe sie als Mulden x Kerne, etwa 6x4.
core-rules-form = „{ $text }“ sind keine Regeln; schreibe sie als Mulden x Kerne, etwa 6x4.
core-rules-key = „{ $text }“ gibt es in den Regeln nicht.
core-rules-value = { $key }: „{ $text }“ geht nicht. Erlaubt: { $allowed }.
core-rules-twice = Zweimal angegeben: { $key }.
core-start-missing = Diese Regeln brauchen eine Stellung zu Beginn.
core-start-seed = „{ $text }“ ist keine Losnummer für diese Regeln.
core-position-none = Es ist keine Stellung angegeben.
core-position-rows = { $rows ->
    [one] Die Stellung hat eine Reihe; es müssen { $expected } sein, durch / getrennt.
   *[other] Die Stellung hat { $rows } Reihen; es müssen { $expected } sein, durch / getrennt.
  }
core-position-row = { $numbers ->
    [one] Reihe { $row } hat eine Zahl; mit dem Kalah müssen es { $expected } sein.
   *[other] Reihe { $row } hat { $numbers } Zahlen; mit dem Kalah müssen es { $expected } sein.
  }
core-position-number = Reihe { $row }: „{ $text }“ ist keine Zahl von Kernen. Erlaubt: 0 bis { $most }.
core-position-total = Auf dem Brett dürfen höchstens { $most } Kerne liegen.
core-position-mover = { $players ->
    [2] Am Ende muss stehen, wer am Zug ist: S (Süd) oder N (Nord).
   *[other] Am Ende muss stehen, wer am Zug ist: 1 bis { $players }.
  }
core-position-over = In den Mulden liegen Kerne, also muss jemand am Zug sein.
core-kgp-form = Ein KGP-Brett steht zwischen < und >, nicht „{ $text }“.
core-kgp-number = Zahl { $place } des KGP-Bretts: „{ $text }“ ist keine Zahl von Kernen. Erlaubt: 0 bis { $most }.
core-kgp-pits = Ein KGP-Brett beginnt mit der Zahl seiner Mulden: 1 bis { $most }, nicht { $pits }.
core-kgp-count = { $numbers ->
    [one] Das KGP-Brett hat eine Zahl; es müssen { $expected } sein.
   *[other] Das KGP-Brett hat { $numbers } Zahlen; es müssen { $expected } sein.
  }
core-kgp-players = KGP-Bretter sind für zwei Spieler.
core-board-size = { $pits ->
    [one] Das Brett hat eine Mulde je Reihe; die Regeln verlangen { $expected }.
   *[other] Das Brett hat { $pits } Mulden je Reihe; die Regeln verlangen { $expected }.
  }
core-board-none = Hier steht kein Brett.
core-board-row = Die erste Reihe muss 1 bis { $most } Mulden und ein Kalah haben.
core-board-unreached = Keine Aussaat führt vom vorigen Brett zu diesem.
core-move-over = Die Partie ist zu Ende.
core-move-swap = Hier lassen sich die Seiten nicht tauschen.
core-move-unknown = Eine Mulde „{ $text }“ gibt es nicht; es gibt die Mulden 1 bis { $pits }.
core-move-barred = Der erste Zug der Partie darf nicht aus Mulde { $pit } sein.
core-move-empty = Mulde { $pit } ist leer.
core-record-rules = Die Zeile mit den Regeln fehlt, etwa [Rules "6x4"].
core-record-tag = Die Angabe „{ $text }“ muss die Form [Name "Wert"] haben und nur einmal dastehen.
core-record-value = „{ $text }“ passt nicht zum Rest der Aufzeichnung.
core-record-comment = Eine Anmerkung zwischen { "{" } und { "}" } ist nicht richtig geschrieben.
core-record-round = „{ $text }“ passt nicht zur Zählung der Runden.
core-record-chain = „{ $text }“ steht nicht am richtigen Platz: Ein Zug geht genau so lange weiter, wie es weitere Züge gibt.
core-record-no-result = Am Ende fehlt das Ergebnis, etwa 28-20 oder *.
core-record-result = Als Ergebnis steht „{ $text }“ da, aber die Züge führen zu { $expected }.
core-record-rest = Nach dem Ergebnis steht noch Text.
