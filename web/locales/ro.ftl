# Cuvintele: docs/glossary.md. O parte între ** și ** apare cu litere groase în rândul explicației.
# $who este „you” pentru singurul om de la tablă și „other” pentru toți ceilalți, numiți atunci $name.

app-name = Kalah
skip-text = La modul text
board-label = Tabla de Kalah
board-area = Tabla și jucătorii

## Jucători

seat-two = { $side ->
    [0] Sud
   *[1] Nord
  }
seat-many = Jucătorul { $number }
seat-team = Echipa { $team ->
    [0] A
   *[1] B
  }
name-you = Tu
player-person = Om
player-random = Hazardul
  .note = orice gropiță permisă
  .says = Trage la sorți între gropițele permise.
player-rules = Sfătuitorul
  .note = o listă de obiceiuri bune
  .says = Nu se uită departe: parcurge o listă de obiceiuri bune și îl ia pe primul care ajută. Lista e a noastră, nu cea istorică.
player-breadth-first = Căutarea în lățime
  .note = toate turele, strat cu strat
  .says = Desfășoară toate turele și răspunsurile, apoi alege cel mai bun final. Metoda e veche; primele ei formule s-au pierdut, acestea sunt ale noastre.
player-alpha-beta = Alfa-beta
  .note = o căutare simplă, pe ture
  .says = Se uită cu ture întregi înainte și sare peste ce nu poate conta. O metodă clasică; primele ei formule s-au pierdut, acestea sunt ale noastre.
player-level-1 = Nivelul 1
  .note = pentru prima partidă
  .says = Abia dacă se uită înainte și îi scapă multe. Bun pentru prima partidă.
player-level-2 = Nivelul 2
  .note = ușor
  .says = Se uită puțin înainte și încă îi mai scapă câte ceva.
player-level-3 = Nivelul 3
  .note = se uită înainte
  .says = Se uită înainte și greșește doar din când în când.
player-level-4 = Nivelul 4
  .note = puternic
  .says = Se uită departe înainte: lupți pentru fiecare sămânță.
player-level-5 = Nivelul 5
  .note = cel mai puternic nivel
  .says = Gândește cât îi îngăduie timpul și știe cum se termină partidele.
player-engine = Motorul
  .note = căutarea completă
  .says = Căutarea completă, care știe cum se termină partidele. Tu spui cât timp sau cât de departe gândește.
player-perfect = Perfectul
  .note = exact acolo unde se poate
  .says = Acolo unde se poate, calculează până la capăt; înainte de asta estimează. Și îți spune care din două.
player-at-seat = { $player } ({ $seat })
turn-you = Mutarea ta
turn-you-again = Muți din nou
turn-other = La mutare
turn-other-again = Mută din nou
turn-thinking = Se gândește…
turn-paused = Pauză

## Explicația, jurnalul și ce se citește cu voce

say-begin = { $who ->
    [you] **Mutarea ta:** alege una dintre gropițele tale.
   *[other] **Începe { $name }.**
  }
say-begin-pie = { $who ->
    [you] **Tu începi.** După prima tură, celălalt jucător poate schimba părțile.
   *[other] **Începe { $name }.** După prima tură, celălalt jucător poate schimba părțile.
  }
say-sow = { $who ->
    [you] { $banked ->
        [0] **Semeni din gropița { $pit }.**
        [one] **Semeni din gropița { $pit }:** o sămânță ajunge în depozitul tău.
        [few] **Semeni din gropița { $pit }:** { $banked } semințe ajung în depozitul tău.
       *[other] **Semeni din gropița { $pit }:** { $banked } de semințe ajung în depozitul tău.
      }
   *[other] { $banked ->
        [0] **{ $name } seamănă din gropița { $pit }.**
        [one] **{ $name } seamănă din gropița { $pit }:** o sămânță ajunge în depozit.
        [few] **{ $name } seamănă din gropița { $pit }:** { $banked } semințe ajung în depozit.
       *[other] **{ $name } seamănă din gropița { $pit }:** { $banked } de semințe ajung în depozit.
      }
  }
say-relay = { $who ->
    [you] **Semeni din gropița { $pit }** și pe drum mai golești { $lifts ->
        [one] o gropiță
        [few] { $lifts } gropițe
       *[other] { $lifts } de gropițe
      }.
   *[other] **{ $name } seamănă din gropița { $pit }** și pe drum mai golește { $lifts ->
        [one] o gropiță
        [few] { $lifts } gropițe
       *[other] { $lifts } de gropițe
      }.
  }
say-extra = { $who ->
    [you] **Ultima sămânță în depozitul tău:** muți din nou.
   *[other] **Ultima sămânță în depozit:** { $name } mută din nou.
  }
say-no-extra = { $who ->
    [you] **Ultima sămânță în depozitul tău.** Acum nu aduce nicio mutare suplimentară.
   *[other] **Ultima sămânță în depozit.** { $name } nu primește acum nicio mutare suplimentară.
  }
say-capture = { $who ->
    [you] Ultima ta sămânță a căzut în gropița ta { $pit }, care era goală; vizavi { $opposite ->
        [one] era una
       *[other] erau { $opposite }
      }: **iei { $seeds }.**
   *[other] Ultima sămânță a căzut în propria gropiță { $pit }, care era goală; vizavi { $opposite ->
        [one] era una
       *[other] erau { $opposite }
      }: **{ $name } ia { $seeds }.**
  }
say-capture-opposite = { $who ->
    [you] Ultima ta sămânță a căzut în gropița ta { $pit }, care era goală, și rămâne acolo; **iei { $seeds ->
        [one] sămânța
        [few] cele { $seeds } semințe
       *[other] cele { $seeds } de semințe
      } de vizavi.**
   *[other] Ultima sămânță a căzut în propria gropiță { $pit }, care era goală, și rămâne acolo; **{ $name } ia { $seeds ->
        [one] sămânța
        [few] cele { $seeds } semințe
       *[other] cele { $seeds } de semințe
      } de vizavi.**
  }
say-capture-own = { $who ->
    [you] Ultima ta sămânță a căzut în gropița ta { $pit }, care era goală: **merge în depozitul tău.**
   *[other] Ultima sămânță a căzut în propria gropiță { $pit }, care era goală: **{ $name } o ia în depozit.**
  }
say-swap = { $who ->
    [you] **Părțile s-au schimbat.** Semințele rămân în gropițe; acum ai celălalt rând.
   *[other] **Părțile s-au schimbat.** Semințele rămân în gropițe; jucătorii își schimbă locurile.
  }
say-end-row = { $who ->
    [you] **Partida s-a terminat:** rândul tău e gol.
   *[other] **Partida s-a terminat:** e gol rândul cu care joacă { $name }.
  }
say-end-pits = **Partida s-a terminat:** toate gropițele sunt goale.
say-end-no-move = **Partida s-a terminat:** jucătorul următor nu are ce semăna.
say-end-majority = **Partida s-a terminat:** peste jumătate din toate semințele sunt într-un singur depozit.
say-end-majority-team = **Partida s-a terminat:** o echipă are peste jumătate din toate semințele.
say-end-repetition = **Partida s-a terminat:** aceeași poziție a apărut a treia oară.
say-rest = { $who ->
    [you] { $seeds ->
        [one] Sămânța rămasă îți revine ție.
        [few] Cele { $seeds } semințe rămase îți revin ție.
       *[other] Cele { $seeds } de semințe rămase îți revin ție.
      }
   *[other] { $seeds ->
        [one] Sămânța rămasă o primește { $name }.
        [few] Cele { $seeds } semințe rămase le primește { $name }.
       *[other] Cele { $seeds } de semințe rămase le primește { $name }.
      }
  }
say-rest-nobody = { $seeds ->
    [one] Sămânța rămasă nu revine nimănui.
    [few] Cele { $seeds } semințe rămase nu revin nimănui.
   *[other] Cele { $seeds } de semințe rămase nu revin nimănui.
  }
say-hint = **Indiciu:** joacă gropița { $pit }.
say-hint-look = { $what ->
    [swap] **Indiciu:** compară cele două părți. Apasă din nou pentru mai mult.
    [capture] **Indiciu:** caută o captură. Apasă din nou ca să afli gropița.
    [extra] **Indiciu:** caută o mutare suplimentară. Apasă din nou ca să afli gropița.
    [end] **Indiciu:** partida poate fi încheiată acum. Apasă din nou ca să afli gropița.
    [bank] **Indiciu:** nu e nimic de luat: du o sămânță în depozit. Apasă din nou ca să afli gropița.
   *[quiet] **Indiciu:** aici cea mai bună e o semănare liniștită. Apasă din nou ca să afli gropița.
  }
say-hint-why = Gropița { $pit } { $what }.
say-hint-swap = **Indiciu:** schimbă părțile.
say-hint-value = Rezultat: { $said }.
say-best = { $count ->
    [one] Cea mai bună este gropița { $list }: { $said }.
   *[other] Cele mai bune sunt gropițele { $list }: { $said }.
  }
say-best-swap = Cel mai bine este să schimbi părțile: { $said }.
say-values-on = Valorile sunt arătate în gropițe.
say-values-off = Valorile nu mai sunt arătate.
say-values-failed = Valorile acestei poziții nu au putut fi aflate.
with-value = { $text } ({ $said })
say-back = Înapoi la o poziție anterioară.
say-forth = Înainte la o poziție ulterioară.
say-chain = { $count ->
    [one] { $name } joacă gropița { $list }.
   *[other] { $name } joacă gropițele { $list }.
  }
say-chain-gain = { $seeds ->
    [one] Asta aduce o sămânță.
    [few] Asta aduce { $seeds } semințe.
   *[other] Asta aduce { $seeds } de semințe.
  }
say-said = { $name } despre rezultat: { $said }.
said = { $result ->
    [ahead] { $sure ->
        [exact] exact, câștigă cu { $seeds }
       *[estimate] estimare, conduce cu { $seeds }
      }
    [behind] { $sure ->
        [exact] exact, pierde cu { $seeds }
       *[estimate] estimare, în urmă cu { $seeds }
      }
   *[even] { $sure ->
        [exact] exact, remiză
       *[estimate] estimare, egal
      }
  }
said-many = { $sure ->
    [exact] exact, { $seeds } la final
   *[estimate] estimare, { $seeds } la final
  }
say-your-move = Mutarea ta.
say-decided = { $who ->
    [you] Nimeni nu te mai poate ajunge: rezultatul e hotărât.
   *[other] { $name } câștigă orice s-ar juca: rezultatul e hotărât.
  }
say-decided-team = { $team } câștigă orice s-ar juca: rezultatul e hotărât.

## De ce o apăsare nu joacă nimic

why-over = Partida s-a terminat.
why-computer = Acum mută { $name }.
why-store-you = Acesta e depozitul tău; semințele rămân în el.
why-store = Acest depozit îl are { $name }.
why-foreign-you = E gropița ta, dar acum mută { $mover }.
why-foreign = Această gropiță o are { $name }.
why-unknown = Gropița { $pit } nu există; gropițele au numerele 1–{ $pits }.
why-barred = Prima mutare a partidei nu poate fi din gropița { $pit }.
why-empty = Gropița { $pit } e goală.
typed-rest = Tura a trecut mai departe; nejucat: { $rest }.
why-word = „{ $word }” nu e o mutare: scrie numere de gropițe sau swap, undo, redo, hint, values, new.

## Gropițele, așa cum sunt citite

cell-pit = { $seeds ->
    [0] { $who ->
        [you] gropița ta { $pit }, goală
       *[other] { $name }: gropița { $pit }, goală
      }
    [one] { $who ->
        [you] gropița ta { $pit }, o sămânță
       *[other] { $name }: gropița { $pit }, o sămânță
      }
    [few] { $who ->
        [you] gropița ta { $pit }, { $seeds } semințe
       *[other] { $name }: gropița { $pit }, { $seeds } semințe
      }
   *[other] { $who ->
        [you] gropița ta { $pit }, { $seeds } de semințe
       *[other] { $name }: gropița { $pit }, { $seeds } de semințe
      }
  }
cell-value = { $cell }, { $said }
cell-store = { $seeds ->
    [one] { $who ->
        [you] depozitul tău, o sămânță
       *[other] { $name }: depozit, o sămânță
      }
    [few] { $who ->
        [you] depozitul tău, { $seeds } semințe
       *[other] { $name }: depozit, { $seeds } semințe
      }
   *[other] { $who ->
        [you] depozitul tău, { $seeds } de semințe
       *[other] { $name }: depozit, { $seeds } de semințe
      }
  }
row-label = { $who ->
    [you] Gropițele tale
   *[other] { $name }: gropițe
  }
lands-extra = se termină în depozit, mutare suplimentară
lands-store = se termină în depozit
lands-capture = { $seeds ->
    [one] ia o sămânță
    [few] ia { $seeds } semințe
   *[other] ia { $seeds } de semințe
  }
lands-own = se termină în gropița { $pit } din același rând
lands-other = se termină în gropița { $pit } ({ $name })
lands-over = încheie partida
preview-extra = muți din nou
preview-capture = ia { $seeds }
preview-bank = { $seeds ->
    [0] nu aduce nimic
   *[other] aduce { $seeds }
  }
preview-over = încheie partida

## Butoane

hint = Indiciu
values = Valori în gropițe
undo = Înapoi
redo = Înainte
new-game = Partidă nouă
pause = Pauză
resume = Continuă
step = Un pas
computer-move = Să mute calculatorul
retry = Încearcă din nou
start = Începe
cancel = Anulează
close = Închide
settings = Setări

## Regula plăcintei, sfârșit, necazuri

pie-question = { $who ->
    [you] Acum poți schimba părțile: semințele rămân în gropițe, iar tu și celălalt jucător vă schimbați locurile.
   *[other] { $name } poate schimba acum părțile: semințele rămân în gropițe, jucătorii își schimbă locurile.
  }
pie-keep = Rămân aici
pie-swap = Schimbă părțile
result-you = Ai câștigat
result-win = { $name } câștigă
result-team = { $team } câștigă
result-draw = Remiză
result-score = Scor final
result-help = Cu ajutor: înapoi, indiciu sau valori.
match-round = Partida { $round } din { $rounds }.
match-points = { $who ->
    [you] Tu: { $points }
   *[other] { $name }: { $points }
  }
match-won = { $who ->
    [you] Ai câștigat meciul.
   *[other] { $name } câștigă meciul.
  }
match-drawn = Meciul se termină la egalitate.
next-round = Partida următoare
rematch = Revanșă
look = Vezi tabla
show-result = Arată rezultatul
trouble-core = Motorul jocului s-a oprit. Partida ta e păstrată.
trouble-silent = Calculatorul nu a răspuns la timp. Partida ta e păstrată.
trouble-load = Motorul jocului nu a putut fi încărcat. Partida ta e păstrată.
trouble-piece = Această parte a paginii nu a putut fi încărcată.
broken-save = Partida păstrată nu a putut fi citită, așa că a început una nouă.

## Coloana laterală

rules = Reguli
turns = Ture
turns-none = Încă nicio tură
turn-number = Tura
in-words = În cuvinte
swap-mark = schimb
rules-size = { $pits ->
    [one] O gropiță
    [few] { $pits } gropițe
   *[other] { $pits } de gropițe
  } de fiecare parte, cu câte { $seeds ->
    [one] o sămânță
    [few] { $seeds } semințe
   *[other] { $seeds } de semințe
  }
rules-code = Forma scurtă: { $code }

## Partidă nouă

choose-rules = Reguli
rules-own = Reguli proprii
rules-more = Toate regulile
position = Poziție
position-hint = Fiecare rând în sensul semănării, la urmă depozitul lui; rândurile despărțite prin /; apoi cine mută: S (Sud) sau N (Nord), la mai mulți jucători 1–4.
position-refused = Poziția aceasta nu poate fi jucată. { $reason }
position-over = În poziția aceasta partida e deja terminată.
choose-players = Jucători
rounds = Partide la rând
rounds-count = { $rounds ->
    [one] O singură partidă
    [few] { $rounds } partide împreună
   *[other] { $rounds } de partide împreună
  }
players-levels = De la ușor la puternic
players-named = După felul de joc
player-options = Opțiuni
option-depth = { $player ->
    [engine] Semănări înainte
   *[other] Ture înainte
  }
  .short = adâncime { $value }
  .usual = ca de obicei
option-time = Secunde de gândire
  .short = { $value } s
option-nodes = Limita de poziții
  .short = poziții: { $value }
  .usual = fără limită
option-eval = Ce numără acolo unde se oprește
  .short = { $value }
  .usual = Ca de obicei
option-seed = Numărul de la sorți
  .short = sorți: { $value }
  .usual = la întâmplare
option-refused = { $key ->
    [time] { $option }: „{ $value }” nu se poate. Permis: de la { $min } la { $max }.
   *[other] { $option }: „{ $value }” nu se poate. Permis: un număr întreg de la { $min } la { $max }.
  }
option-wrong = nu se poate
eval-store = Depozite
eval-rows = Depozite și rânduri
eval-fitted = Învățat din finaluri rezolvate

## Prima vizită

welcome-title = Ce reguli cunoști?
welcome-text = Orice regulă poate fi schimbată mai târziu.
welcome-modern = Patru semințe în fiecare gropiță
  .note = Jocul obișnuit de azi
welcome-standard = Șase semințe în fiecare gropiță
  .note = Jocul clasic și de turneu
welcome-novice = Trei semințe în fiecare gropiță
  .note = Scurt, bun cu copiii
welcome-play = Joacă
welcome-skip = Sari peste

## Setări

speed = Viteza semănării
speed-off = Fără mișcare
speed-slow = Încet
speed-normal = Normal
speed-fast = Repede
speed-fastest = Foarte repede
theme = Culori
theme-auto = Ca pe dispozitiv
theme-light = Deschise
theme-dark = Închise
material = Tablă
material-walnut = Nuc
material-bamboo = Bambus
material-stone = Ardezie
material-sand = Nisip
material-plain = Simplă, contrast mare
seeds = Semințe
seeds-glass = Sticlă
seeds-pebbles = Prundiș
seeds-gems = Nestemate
seeds-beads = Mărgele de lemn
seeds-kernels = Semințe de copaci
numbers = Numere pe tablă
numbers-always = Mereu
numbers-focus = La gropița aleasă
numbers-never = Niciodată
language = Limba
language-auto = Ca în browser
language-failed = Textele acestei limbi nu au putut fi încărcate.

## Taste și comenzi

keys = Taste și comenzi
keys-intro = Literele funcționează cât timp tabla este activă.
key-play = 1–9, 0, - și = joacă gropițele 1–12; săgețile aleg, Enter joacă.
command-score = Scor
command-board = Citește tabla
command-last = Ultima mutare
command-moves = Mutări posibile
command-values = Valori
command-hint = Indiciu
command-undo = Înapoi
command-redo = Înainte
command-swap = Schimbă părțile
command-help = Ajutor
tell-score-part = { $who ->
    [you] Tu: { $seeds }
   *[other] { $name }: { $seeds }
  }
tell-row = { $who ->
    [you] Tu: { $pits }; depozit { $store }.
   *[other] { $name }: { $pits }; depozit { $store }.
  }
tell-no-last = Încă nu s-a făcut nicio mutare.
tell-moves = Mutări posibile: { $list }.
tell-no-moves = Nu e mutarea ta.
tell-move = gropița { $pit } { $what }
tell-help = Scrie numere de gropițe, de exemplu 3 6 2, sau swap, undo, redo, hint, values, new. Pe tablă: S scor, B tabla, L ultima mutare, M mutări, V valori, H indiciu, U înapoi, X schimb.
tell-no-swap = Acum părțile nu pot fi schimbate.

## Modul text

text-mode = Modul text
text-input = Mutări, de exemplu 3 6 2
text-play = Joacă
text-hint = De asemenea: swap, undo, redo, hint, values, new.

## Privire înapoi

look-title = Pozițiile acestei partide
look-start = La prima poziție
look-back = O semănare înapoi
look-forth = O semănare înainte
look-now = La poziția de acum
look-at = { $plies ->
    [0] Începutul partidei.
    [one] Poziția după o semănare.
    [few] Poziția după { $plies } semănări.
   *[other] Poziția după { $plies } de semănări.
  }
look-left = Poziția de acum.
look-play-on = Joacă mai departe de aici
look-leave = Înapoi la partidă
undo-turn = Ia înapoi tura
undo-game = Înapoi la început

## A da mai departe și a deschide

menu = Meniu
install = Instalează ca aplicație
new-version = A sosit o versiune nouă a acestei pagini.
new-version-take = Reîncarcă
share = Trimite și deschide
link = Link către această poziție
link-long = Poziția e prea lungă pentru un link; notația ei de mai jos poate fi dată mai departe.
link-code = Cod pentru cameră
link-refused = Linkul nu a putut fi deschis. { $reason }
share-sheet = Trimite…
record = Notația partidei
copy = Copiază
copied = Copiat.
not-copied = Browserul nu a permis copierea; selectează tu textul.
save-file = Salvează în fișier
open-text = Deschide o partidă
open-hint = Lipește o notație, table KGP precum <6,0,0,4,4,…> sau poziții.
open-empty = Încă nu e lipit nimic.
open-refused = Textul nu poate fi deschis. { $reason }
open-done = Partida e deschisă.
open = Deschide
open-file = Alege un fișier

## Statistici și copie de siguranță

statistics = Statistici
stats-none = Încă nicio partidă terminată.
stats-what = Se numără partidele terminate ale unui om contra calculatorului, doar pe acest dispozitiv.
stats-alone = Fără ajutor
stats-helped = Cu înapoi, indicii sau valori
stats-against = contra: { $opponents }; partea: { $seat }
stats-games = Partide
stats-results = Victorii / remize / înfrângeri
stats-margin = Diferența medie
stats-chain = Cea mai lungă tură
stats-capture = Cea mai bună captură
stats-forget = Uită tot
stats-forget-sure = Uiți toate partidele terminate? Nu mai pot fi aduse înapoi.
stats-forgotten = Statisticile sunt goale acum.
backup-save = Salvează tot într-un fișier
backup-load = Preia un fișier
backup-saved = Partidele, statisticile și setările sunt în fișier.
backup-refused = Fișierul nu a fost salvat de această pagină.
backup-restored = Preluat: { $games ->
    [one] o partidă începută
    [few] { $games } partide începute
   *[other] { $games } de partide începute
  }, { $finished ->
    [one] o partidă terminată
    [few] { $finished } partide terminate
   *[other] { $finished } de partide terminate
  } și setările.

## Seturi de reguli

preset-standard = Standard
preset-modern = Modern
preset-novice = Începător
preset-expert = Expert
preset-twelve = Doisprezece
preset-empty-capture = Captură în gol
preset-no-capture = Fără capturi
preset-cross = Kalah în cruce
preset-avalanche = Avalanșă
preset-dubner = Dubner
preset-bantumi = Bantumi
preset-pie = Regula plăcintei
preset-balanced = Echilibrat
preset-nobody = Restul nimănui
preset-late-end = Sfârșit târziu
preset-tournament = Turneu
preset-manchester = Manchester
preset-three = Trei jucători
preset-four = Patru jucători
preset-partners = Parteneri

## Axele regulilor: numele alegerii și, ca .says, propoziția care spune ce schimbă

axis-players = Numărul de jucători
axis-teams = Echipe
axis-pits = Gropițe de fiecare parte
axis-seeds = Semințe în fiecare gropiță
axis-start = Start
axis-sow = Sens
axis-lap = Semănare
axis-capture = Captură
axis-extra = Mutare suplimentară
axis-end = Sfârșitul partidei
axis-rest = Semințe rămase la sfârșit
axis-stop = Sfârșit înainte de vreme
axis-opening = Deschidere
axis-first = Cine începe

players-2 = Doi
  .says = Doi jucători.
players-3 = Trei
  .says = Trei jucători, fiecare pe partea lui.
players-4 = Patru
  .says = Patru jucători, fiecare pe partea lui.
teams-no = Fiecare pentru sine
  .says = Fiecare joacă pentru sine.
teams-yes = Partenerii stau vizavi
  .says = Partenerii stau vizavi și numără împreună.
start-even = Toate gropițele la fel
  .says = La început toate gropițele sunt la fel.
start-random = La sorți, la fel pentru toți
  .says = Semințele sunt împărțite la sorți, la fel pentru toți.
start-set = O poziție dată
  .says = Partida începe dintr-o poziție dată.
sow-ccw = În sens antiorar
  .says = Se seamănă în sens antiorar.
sow-cw = În sens orar
  .says = Se seamănă în sens orar.
sow-cross = Imparele în sens orar
  .says = Gropițele cu număr impar de semințe se seamănă în sens orar, cele cu număr par în sens antiorar.
lap-single = O dată
  .says = O gropiță se seamănă o dată.
lap-relay = Ștafetă
  .says = Ultima sămânță căzută într-o gropiță cu semințe le ridică și semănarea continuă; capturi nu sunt.
capture-none = Nu
  .says = Nu sunt capturi.
capture-standard = Dacă vizavi sunt semințe
  .says = Captura cere semințe vizavi.
capture-always = Și când vizavi e gol
  .says = Ultima sămânță dintr-o gropiță proprie goală merge în depozit chiar dacă vizavi nu e nimic.
capture-seeds-only = Doar semințele de vizavi
  .says = Captura ia semințele de vizavi; ultima sămânță rămâne.
capture-own-only = Doar ultima sămânță
  .says = Captura ia doar ultima sămânță.
extra-yes = Da
  .says = Ultima sămânță în propriul depozit aduce o mutare suplimentară.
extra-no = Nu
  .says = Nu sunt mutări suplimentare.
extra-not-first = Nu în prima tură
  .says = Prima tură nu aduce o mutare suplimentară.
end-any-row-empty = Un rând e gol
  .says = Partida se termină când un rând e gol.
end-mover-row-empty = Rândul celui care mută e gol
  .says = Partida se termină când e gol rândul celui care tocmai a semănat.
end-no-move = Nu mai e nicio mutare
  .says = Partida se termină abia când cel aflat la mutare nu are semințe.
rest-owner = Proprietarului
  .says = Semințele rămase revin proprietarului rândului.
rest-emptier = Celui cu rândul gol
  .says = Semințele rămase revin celui al cărui rând e gol.
rest-nobody = Nimănui
  .says = Semințele rămase la sfârșit nu se numără pentru nimeni.
stop-playout = Se joacă până la capăt
  .says = Partida se joacă până la capăt.
stop-majority = La peste jumătate
  .says = Partida se termină îndată ce un depozit are peste jumătate.
opening-free = Liberă
  .says = Deschiderea e liberă.
opening-pie = Regula plăcintei
  .says = După prima tură, al doilea jucător poate schimba părțile.
opening-no-first-pit = Nu din gropița 1
  .says = Prima mutare nu poate fi din gropița 1.
first-south = Sud
  .says = Începe mereu Sud; la revanșă jucătorii își schimbă locurile.
first-lot = La sorți
  .says = Sorții spun cine începe.
first-loser = Cel care a pierdut
  .says = Începe cel care a pierdut partida trecută.
first-winner = Cel care a câștigat
  .says = Începe cel care a câștigat partida trecută.
first-alternate = Pe rând
  .says = Jucătorii încep pe rând.

## Combinații pe care nucleul le refuză

refused-teams-yes = Echipele cer patru jucători.
refused-opening-no-first-pit = Cu o singură gropiță de fiecare parte, prima mutare trebuie să fie din gropița 1.
refused-opening-pie = Regula plăcintei e pentru doi jucători.
refused-lap-relay = Ștafeta nu merge împreună cu Kalah în cruce: semănarea s-ar putea să nu se termine niciodată.

## Refuzurile nucleului, după felul lor; lista e în docs/page-api.md

core-line = Linia { $line }: { $text }
core-tag = Eticheta { $tag }: { $text }
core-move = Mutarea { $move }: { $text }
core-other = Regulile nu permit asta: { $text }
core-rules-none = Regulile lipsesc; scrie-le ca gropițe x semințe, de exemplu 6x4.
core-rules-form = „{ $text }” nu numește reguli; scrie-le ca gropițe x semințe, de exemplu 6x4.
core-rules-key = „{ $text }” nu există printre reguli.
core-rules-value = { $key }: „{ $text }” nu se poate. Permis: { $allowed }.
core-rules-twice = Apare de două ori: { $key }.
core-start-missing = Regulile acestea cer o poziție de start.
core-start-seed = „{ $text }” nu e un număr de la sorți pentru aceste reguli.
core-position-none = Poziția lipsește.
core-position-rows = { $rows ->
    [one] Poziția are un rând; îi trebuie { $expected }, despărțite prin /.
    [few] Poziția are { $rows } rânduri; îi trebuie { $expected }, despărțite prin /.
   *[other] Poziția are { $rows } de rânduri; îi trebuie { $expected }, despărțite prin /.
  }
core-position-row = { $numbers ->
    [one] Rândul { $row } are un număr; împreună cu depozitul îi trebuie { $expected }.
    [few] Rândul { $row } are { $numbers } numere; împreună cu depozitul îi trebuie { $expected }.
   *[other] Rândul { $row } are { $numbers } de numere; împreună cu depozitul îi trebuie { $expected }.
  }
core-position-number = Rândul { $row }: „{ $text }” nu e un număr de semințe. Permis: de la 0 la { $most }.
core-position-total = Numărul semințelor de pe tablă poate fi cel mult { $most }.
core-position-mover = { $players ->
    [2] La sfârșit trebuie scris cine mută: S (Sud) sau N (Nord).
   *[other] La sfârșit trebuie scris cine mută: de la 1 la { $players }.
  }
core-position-over = În gropițe sunt semințe, deci cineva trebuie să mute.
core-kgp-form = O tablă KGP stă între < și >, nu „{ $text }”.
core-kgp-number = Numărul { $place } al tablei KGP: „{ $text }” nu e un număr de semințe. Permis: de la 0 la { $most }.
core-kgp-pits = O tablă KGP începe cu numărul gropițelor: de la 1 la { $most }, nu { $pits }.
core-kgp-count = { $numbers ->
    [one] Tabla KGP are un număr; îi trebuie { $expected }.
    [few] Tabla KGP are { $numbers } numere; îi trebuie { $expected }.
   *[other] Tabla KGP are { $numbers } de numere; îi trebuie { $expected }.
  }
core-kgp-players = Tablele KGP sunt pentru doi jucători.
core-board-size = { $pits ->
    [one] Tabla are o gropiță pe rând; regulile cer { $expected }.
    [few] Tabla are { $pits } gropițe pe rând; regulile cer { $expected }.
   *[other] Tabla are { $pits } de gropițe pe rând; regulile cer { $expected }.
  }
core-board-none = Aici nu e nicio tablă.
core-board-row = Primul rând trebuie să aibă gropițe, de la 1 la { $most }, și un depozit.
core-board-unreached = Nicio semănare nu duce de la tabla dinainte la aceasta.
core-move-over = Partida s-a terminat.
core-move-swap = Aici părțile nu pot fi schimbate.
core-move-unknown = Gropița „{ $text }” nu există; gropițele au numerele 1–{ $pits }.
core-move-barred = Prima mutare a partidei nu poate fi din gropița { $pit }.
core-move-empty = Gropița { $pit } e goală.
core-record-rules = Lipsește linia cu regulile, de exemplu [Rules "6x4"].
core-record-tag = Eticheta „{ $text }” trebuie scrisă o singură dată, ca [Nume "valoare"].
core-record-value = „{ $text }” nu se potrivește cu restul notației.
core-record-comment = Un comentariu dintre { "{" } și { "}" } nu e scris corect.
core-record-round = „{ $text }” nu se potrivește cu numerotarea rundelor.
core-record-chain = „{ $text }” nu e la locul lui: o tură continuă exact cât sunt mutări suplimentare.
core-record-no-result = La sfârșit lipsește rezultatul, de exemplu 28-20 sau *.
core-record-result = Rezultatul scris e „{ $text }”, dar mutările duc la { $expected }.
core-record-rest = După rezultat mai e text.
