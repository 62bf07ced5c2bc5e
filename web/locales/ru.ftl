# Словарь: docs/glossary.md. Часть между ** и ** выделяется в строке пояснения.
# $who: "you" для единственного человека за доской, "other" для всех остальных, их имя в $name.

app-name = Калах
skip-text = К текстовому режиму
board-label = Доска калаха
board-area = Доска и игроки

## Игроки

seat-two = { $side ->
    [0] Юг
   *[1] Север
  }
seat-many = Игрок { $number }
seat-team = Команда { $team ->
    [0] А
   *[1] Б
  }
name-you = Вы
player-person = Человек
player-random = Случай
  .note = любая разрешённая лунка
  .says = Тянет жребий среди разрешённых лунок.
player-rules = Советчик
  .note = список простых советов
  .says = Далеко не смотрит: идёт по списку советов и берёт первый, что поможет. Список наш, не тот, что был в журналах.
player-breadth-first = Поиск в ширину
  .note = все ходы, слой за слоем
  .says = Раскладывает все ходы и ответы и выбирает лучший конец. Способ старый; первые формулы утеряны, эти — наши.
player-alpha-beta = Альфа-бета
  .note = простой перебор ходов
  .says = Смотрит на целые ходы вперёд и пропускает ненужное. Способ известный; первые формулы утеряны, эти — наши.
player-level-1 = Уровень 1
  .note = для первой партии
  .says = Почти не смотрит вперёд и многое пропускает. Хорош для первой партии.
player-level-2 = Уровень 2
  .note = лёгкий
  .says = Смотрит немного вперёд и ещё кое-что пропускает.
player-level-3 = Уровень 3
  .note = смотрит вперёд
  .says = Смотрит вперёд и ошибается лишь изредка.
player-level-4 = Уровень 4
  .note = сильный
  .says = Смотрит далеко вперёд: за каждое зерно придётся побороться.
player-level-5 = Уровень 5
  .note = сильнейший уровень
  .says = Думает так далеко, как позволяет время, и знает, чем кончаются партии.
player-engine = Движок
  .note = полный перебор
  .says = Полный перебор со справочником концовок. Вы решаете, сколько времени или как далеко он думает.
player-perfect = Безупречный
  .note = точен, где может
  .says = Где может, считает до самого конца, а раньше оценивает. И говорит, как было.
player-at-seat = { $player } ({ $seat })
turn-you = Ваш ход
turn-you-again = Ещё ход за вами
turn-other = Ходит
turn-other-again = Ещё ход
turn-thinking = Думает…
turn-paused = Пауза

## Строка пояснения, запись и то, что читается вслух

say-begin = { $who ->
    [you] **Ваш ход:** выберите одну из своих лунок.
   *[other] **Начинает { $name }.**
  }
say-begin-pie = { $who ->
    [you] **Вы начинаете.** После первого хода другой игрок может поменяться сторонами.
   *[other] **Начинает { $name }.** После первого хода другой игрок может поменяться сторонами.
  }
say-sow = { $who ->
    [you] { $banked ->
        [0] **Вы сеете из лунки { $pit }.**
        [one] **Вы сеете из лунки { $pit }:** в ваш калах попадает { $banked } зерно.
        [few] **Вы сеете из лунки { $pit }:** в ваш калах попадают { $banked } зерна.
       *[many] **Вы сеете из лунки { $pit }:** в ваш калах попадают { $banked } зёрен.
      }
   *[other] { $banked ->
        [0] **{ $name } сеет из лунки { $pit }.**
        [one] **{ $name } сеет из лунки { $pit }:** в калах попадает { $banked } зерно.
        [few] **{ $name } сеет из лунки { $pit }:** в калах попадают { $banked } зерна.
       *[many] **{ $name } сеет из лунки { $pit }:** в калах попадают { $banked } зёрен.
      }
  }
say-relay = { $who ->
    [you] **Вы сеете из лунки { $pit }** и по пути поднимаете ещё { $lifts ->
        [one] { $lifts } лунку
        [few] { $lifts } лунки
       *[many] { $lifts } лунок
      }.
   *[other] **{ $name } сеет из лунки { $pit }** и по пути поднимает ещё { $lifts ->
        [one] { $lifts } лунку
        [few] { $lifts } лунки
       *[many] { $lifts } лунок
      }.
  }
say-extra = { $who ->
    [you] **Последнее зерно в вашем калахе:** ещё ход за вами.
   *[other] **Последнее зерно в калахе:** { $name } получает ещё ход.
  }
say-no-extra = { $who ->
    [you] **Последнее зерно в вашем калахе.** Сейчас это не даёт ещё одного хода.
   *[other] **Последнее зерно в калахе.** { $name } не получает ещё одного хода.
  }
say-capture = { $who ->
    [you] Последнее зерно упало в вашу пустую лунку { $pit }; напротив лежало { $opposite }: **вы берёте { $seeds }.**
   *[other] Последнее зерно упало в пустую лунку { $pit } своего ряда; напротив лежало { $opposite }: **{ $name } берёт { $seeds }.**
  }
say-capture-opposite = { $who ->
    [you] Последнее зерно упало в вашу пустую лунку { $pit } и остаётся; **вы берёте { $seeds } напротив.**
   *[other] Последнее зерно упало в пустую лунку { $pit } своего ряда и остаётся; **{ $name } берёт { $seeds } напротив.**
  }
say-capture-own = { $who ->
    [you] Последнее зерно упало в вашу пустую лунку { $pit }: **оно идёт в ваш калах.**
   *[other] Последнее зерно упало в пустую лунку { $pit } своего ряда: **{ $name } берёт его в калах.**
  }
say-swap = { $who ->
    [you] **Стороны поменялись.** Зёрна остаются в лунках; теперь у вас другой ряд.
   *[other] **Стороны поменялись.** Зёрна остаются в лунках; игроки меняются местами.
  }
say-end-row = { $who ->
    [you] **Партия окончена:** ваш ряд пуст.
   *[other] **Партия окончена:** пуст ряд, которым играет { $name }.
  }
say-end-pits = **Партия окончена:** все лунки пусты.
say-end-no-move = **Партия окончена:** следующему игроку нечего сеять.
say-end-majority = **Партия окончена:** в одном калахе больше половины всех зёрен.
say-end-majority-team = **Партия окончена:** у одной команды больше половины всех зёрен.
say-end-repetition = **Партия окончена:** положение повторилось в третий раз.
say-rest = { $who ->
    [you] { $seeds ->
        [one] Оставшееся { $seeds } зерно достаётся вам.
        [few] Оставшиеся { $seeds } зерна достаются вам.
       *[many] Оставшиеся { $seeds } зёрен достаются вам.
      }
   *[other] { $seeds ->
        [one] Оставшееся { $seeds } зерно получает { $name }.
        [few] Оставшиеся { $seeds } зерна получает { $name }.
       *[many] Оставшиеся { $seeds } зёрен получает { $name }.
      }
  }
say-rest-nobody = { $seeds ->
    [one] Оставшееся { $seeds } зерно не достаётся никому.
    [few] Оставшиеся { $seeds } зерна не достаются никому.
   *[many] Оставшиеся { $seeds } зёрен не достаются никому.
  }
say-hint = **Подсказка:** сыграйте из лунки { $pit }.
say-hint-look = { $what ->
    [swap] **Подсказка:** сравните обе стороны. Нажмите ещё раз, чтобы узнать больше.
    [capture] **Подсказка:** ищите взятие. Нажмите ещё раз, чтобы узнать лунку.
    [extra] **Подсказка:** ищите ещё один ход. Нажмите ещё раз, чтобы узнать лунку.
    [end] **Подсказка:** партию можно окончить. Нажмите ещё раз, чтобы узнать лунку.
    [bank] **Подсказка:** взять нечего: доведите зерно до калаха. Нажмите ещё раз, чтобы узнать лунку.
   *[quiet] **Подсказка:** здесь лучше всего тихий посев. Нажмите ещё раз, чтобы узнать лунку.
  }
say-hint-why = Лунка { $pit }: { $what }.
say-hint-swap = **Подсказка:** поменяйтесь сторонами.
say-hint-value = Исход: { $said }.
say-best = { $count ->
    [one] Лучше всего лунка { $list }: { $said }.
   *[other] Лучше всего лунки { $list }: { $said }.
  }
say-best-swap = Лучше всего поменяться сторонами: { $said }.
say-values-on = Исходы показаны в лунках.
say-values-off = Исходы больше не показаны.
say-values-failed = Определить исходы в этом положении не удалось.
with-value = { $text } ({ $said })
say-back = Возврат к более раннему положению.
say-forth = Переход к более позднему положению.
say-chain = { $count ->
    [one] { $name } играет из лунки { $list }.
    [few] { $name } играет из лунок { $list }.
   *[many] { $name } играет из лунок { $list }.
  }
say-chain-gain = { $seeds ->
    [one] Это приносит { $seeds } зерно.
    [few] Это приносит { $seeds } зерна.
   *[many] Это приносит { $seeds } зёрен.
  }
say-said = { $name } об исходе: { $said }.
said = { $result ->
    [ahead] { $sure ->
        [exact] точно, выигрыш, +{ $seeds }
       *[estimate] оценка, +{ $seeds }
      }
    [behind] { $sure ->
        [exact] точно, проигрыш, −{ $seeds }
       *[estimate] оценка, −{ $seeds }
      }
   *[even] { $sure ->
        [exact] точно, ничья
       *[estimate] оценка, поровну
      }
  }
said-many = { $sure ->
    [exact] точно, в конце { $seeds }
   *[estimate] оценка, в конце { $seeds }
  }
say-your-move = Ваш ход.
say-decided = { $who ->
    [you] Вас уже не догнать: исход решён.
   *[other] { $name } выигрывает при любой игре: исход решён.
  }
say-decided-team = { $team } выигрывает при любой игре: исход решён.

## Почему нажатие ничего не играет

why-over = Партия окончена.
why-computer = Сейчас ходит { $name }.
why-store-you = Это ваш калах; зёрна остаются в нём.
why-store = Этим калахом владеет { $name }.
why-foreign-you = Это ваша лунка, но сейчас ходит { $mover }.
why-foreign = Это чужая лунка, ею владеет { $name }.
why-unknown = Лунки { $pit } нет; лунки нумеруются от 1 до { $pits }.
why-barred = Первый ход партии нельзя сделать из лунки { $pit }.
why-empty = Лунка { $pit } пуста.
typed-rest = Ход перешёл; не сыграно: { $rest }.
why-word = «{ $word }» — не ход: введите номера лунок или swap, undo, redo, hint, values, new.

## Лунки, как они читаются вслух

cell-pit = { $seeds ->
    [0] { $who ->
        [you] ваша лунка { $pit }, пусто
       *[other] { $name }: лунка { $pit }, пусто
      }
    [one] { $who ->
        [you] ваша лунка { $pit }, { $seeds } зерно
       *[other] { $name }: лунка { $pit }, { $seeds } зерно
      }
    [few] { $who ->
        [you] ваша лунка { $pit }, { $seeds } зерна
       *[other] { $name }: лунка { $pit }, { $seeds } зерна
      }
   *[many] { $who ->
        [you] ваша лунка { $pit }, { $seeds } зёрен
       *[other] { $name }: лунка { $pit }, { $seeds } зёрен
      }
  }
cell-value = { $cell }, { $said }
cell-store = { $seeds ->
    [one] { $who ->
        [you] ваш калах, { $seeds } зерно
       *[other] { $name }: калах, { $seeds } зерно
      }
    [few] { $who ->
        [you] ваш калах, { $seeds } зерна
       *[other] { $name }: калах, { $seeds } зерна
      }
   *[many] { $who ->
        [you] ваш калах, { $seeds } зёрен
       *[other] { $name }: калах, { $seeds } зёрен
      }
  }
row-label = { $who ->
    [you] Ваши лунки
   *[other] { $name }: лунки
  }
lands-extra = заканчивается в калахе, ещё ход
lands-store = заканчивается в калахе
lands-capture = { $seeds ->
    [one] берёт { $seeds } зерно
    [few] берёт { $seeds } зерна
   *[many] берёт { $seeds } зёрен
  }
lands-own = заканчивается в лунке { $pit } своего ряда
lands-other = заканчивается в лунке { $pit } ({ $name })
lands-over = заканчивает партию
preview-extra = ещё ход
preview-capture = берёт { $seeds }
preview-bank = { $seeds ->
    [0] ничего не приносит
   *[other] приносит { $seeds }
  }
preview-over = конец партии

## Кнопки

hint = Подсказка
values = Исходы в лунках
undo = Назад
redo = Вперёд
new-game = Новая партия
pause = Пауза
resume = Дальше
step = Один шаг
computer-move = Пусть сыграет компьютер
retry = Повторить
start = Начать
cancel = Отмена
close = Закрыть
settings = Настройки

## Правило пирога, конец, неполадки

pie-question = { $who ->
    [you] Вы можете поменяться сторонами: зёрна остаются в лунках, вы меняетесь местами с другим игроком.
   *[other] { $name } может поменяться сторонами: зёрна остаются в лунках, игроки меняются местами.
  }
pie-keep = Остаться
pie-swap = Поменяться
result-you = Вы выиграли
result-win = Победитель: { $name }
result-team = Победитель: { $team }
result-draw = Ничья
result-score = Счёт
result-help = С помощью: был ход назад, подсказка или исходы в лунках.
match-round = Партия { $round } из { $rounds }.
match-points = { $who ->
    [you] Вы: { $points }
   *[other] { $name }: { $points }
  }
match-won = { $who ->
    [you] Матч за вами.
   *[other] Матч за игроком { $name }.
  }
match-drawn = Матч окончился вничью.
next-round = Следующая партия
rematch = Ещё партия
look = Посмотреть доску
show-result = Показать итог
trouble-core = Игровая программа остановилась. Партия сохранена.
trouble-silent = Компьютер не ответил вовремя. Партия сохранена.
trouble-load = Игровую программу не удалось загрузить. Партия сохранена.
trouble-piece = Эта часть страницы не загрузилась.
broken-save = Сохранённую партию прочитать не удалось, поэтому начата новая.

## Боковой столбец

rules = Правила
turns = Ходы
turns-none = Ходов ещё нет
turn-number = Номер
in-words = Словами
swap-mark = обмен
rules-size = { $pits ->
    [one] { $pits } лунка
    [few] { $pits } лунки
   *[many] { $pits } лунок
  } у каждого, { $seeds ->
    [one] в каждой { $seeds } зерно
    [few] в каждой { $seeds } зерна
   *[many] в каждой { $seeds } зёрен
  }
rules-code = Краткая запись: { $code }

## Новая партия

choose-rules = Правила
rules-own = Свои правила
rules-more = Все правила
position = Положение
position-hint = Каждый ряд по ходу посева, в конце его калах; ряды через /; затем чей ход: S (Юг) или N (Север), при большем числе игроков 1–4.
position-refused = Из этого положения играть нельзя. { $reason }
position-over = В этом положении партия уже окончена.
choose-players = Игроки
rounds = Партий подряд
rounds-count = { $rounds ->
    [1] Одна партия
    [one] { $rounds } партия с общим счётом
    [few] { $rounds } партии с общим счётом
   *[other] { $rounds } партий с общим счётом
  }
players-levels = От лёгкого к сильному
players-named = По способу игры
player-options = Настройки игрока
option-depth = { $player ->
    [engine] Посевов вперёд
   *[other] Ходов вперёд
  }
  .short = глубина { $value }
  .usual = как обычно
option-time = Секунд на посев
  .short = { $value } с
option-nodes = Предел положений
  .short = положений: { $value }
  .usual = без предела
option-eval = Что считает, где остановился
  .short = { $value }
  .usual = Как обычно
option-seed = Номер жребия
  .short = жребий { $value }
  .usual = наугад
option-refused = { $key ->
    [time] { $option }: «{ $value }» не годится. Можно от { $min } до { $max }.
   *[other] { $option }: «{ $value }» не годится. Можно целое число от { $min } до { $max }.
  }
option-wrong = так нельзя
eval-store = Калахи
eval-rows = Калахи и ряды
eval-fitted = Выучено по решённым концовкам

## Первый вход

welcome-title = Какие правила вы знаете?
welcome-text = Любое правило можно изменить потом.
welcome-modern = По четыре зерна в лунке
  .note = Обычная игра сегодня
welcome-standard = По шесть зёрен в лунке
  .note = Классическая и турнирная игра
welcome-novice = По три зерна в лунке
  .note = Короткая, хороша с детьми
welcome-play = Играть
welcome-skip = Пропустить

## Настройки

speed = Скорость посева
speed-off = Без показа
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-fastest = Очень быстро
theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
material = Доска
material-walnut = Орех
material-bamboo = Бамбук
material-stone = Сланец
material-sand = Песок
material-plain = Простая, высокий контраст
seeds = Зёрна
seeds-glass = Стекло
seeds-pebbles = Речная галька
seeds-gems = Самоцветы
seeds-beads = Деревянные бусины
seeds-kernels = Семена деревьев
numbers = Числа на доске
numbers-always = Всегда
numbers-focus = У выбранной лунки
numbers-never = Никогда
language = Язык
language-auto = Как в браузере
language-failed = Загрузить тексты этого языка не удалось.

## Клавиши и команды

keys = Клавиши и команды
keys-intro = Буквы действуют, пока выбрана доска.
key-play = 1–9, 0, - и = играют из лунок 1–12; стрелки выбирают, Enter играет.
command-score = Счёт
command-board = Прочитать доску
command-last = Последний ход
command-moves = Возможные ходы
command-values = Исходы
command-hint = Подсказка
command-undo = Назад
command-redo = Вперёд
command-swap = Поменяться сторонами
command-help = Справка
tell-score-part = { $who ->
    [you] Вы: { $seeds }
   *[other] { $name }: { $seeds }
  }
tell-row = { $who ->
    [you] Вы: { $pits }; калах { $store }.
   *[other] { $name }: { $pits }; калах { $store }.
  }
tell-no-last = Ходов ещё не было.
tell-moves = Возможные ходы: { $list }.
tell-no-moves = Сейчас не ваш ход.
tell-move = лунка { $pit } { $what }
tell-help = Введите номера лунок, например 3 6 2, или swap, undo, redo, hint, values, new. На доске: S счёт, B доска, L последний ход, M ходы, V исходы, H подсказка, U назад, X обмен.
tell-no-swap = Сейчас поменяться сторонами нельзя.

## Текстовый режим

text-mode = Текстовый режим
text-input = Ходы, например 3 6 2
text-play = Сыграть
text-hint = Ещё: swap, undo, redo, hint, values, new.

## Взгляд назад

look-title = Положения этой партии
look-start = К первому положению
look-back = На один посев назад
look-forth = На один посев вперёд
look-now = К нынешнему положению
look-at = { $plies ->
    [0] Начало партии.
    [one] Положение после { $plies } посева.
   *[other] Положение после { $plies } посевов.
  }
look-left = Нынешнее положение.
look-play-on = Играть отсюда
look-leave = Назад к партии
undo-turn = Взять назад ход
undo-game = Назад к началу

## Передать и открыть

menu = Меню
install = Установить как приложение
new-version = Есть новая версия страницы.
new-version-take = Обновить
share = Передать и открыть
link = Ссылка на это положение
link-long = Это положение слишком длинно для ссылки; передать можно запись ниже.
link-code = Код для камеры
link-refused = Ссылка не открылась. { $reason }
share-sheet = Поделиться…
record = Запись партии
copy = Скопировать
copied = Скопировано.
not-copied = Браузер не разрешил скопировать; выделите текст сами.
save-file = Сохранить в файл
open-text = Открыть партию
open-hint = Вставьте запись партии, доски KGP вида <6,0,0,4,4,…> или положения.
open-empty = Пока ничего не вставлено.
open-refused = Это не открывается. { $reason }
open-done = Партия открыта.
open = Открыть
open-file = Выбрать файл

## Статистика и сохранение

statistics = Статистика
stats-none = Оконченных партий пока нет.
stats-what = Считаются оконченные партии одного человека с компьютером, только на этом устройстве.
stats-alone = Без помощи
stats-helped = С отменой, подсказкой или исходами
stats-against = соперник: { $opponents }; сторона: { $seat }
stats-games = Партии
stats-results = Победы / ничьи / поражения
stats-margin = Средний перевес
stats-chain = Длиннейший ход
stats-capture = Лучшее взятие
stats-forget = Забыть всё
stats-forget-sure = Забыть все оконченные партии? Вернуть их будет нельзя.
stats-forgotten = Теперь статистика пуста.
backup-save = Сохранить всё в файл
backup-load = Взять из файла
backup-saved = Партии, статистика и настройки сохранены в файле.
backup-refused = Этот файл сохранён не этой страницей.
backup-restored = Взято из файла: { $games ->
    [one] { $games } начатая партия
    [few] { $games } начатые партии
   *[other] { $games } начатых партий
  }, { $finished ->
    [one] { $finished } оконченная партия
    [few] { $finished } оконченные партии
   *[other] { $finished } оконченных партий
  } и настройки.

## Наборы правил

preset-standard = Стандартные
preset-modern = Современные
preset-novice = Для начинающих
preset-expert = Для знатоков
preset-twelve = Двенадцать зёрен
preset-empty-capture = Пустое взятие
preset-no-capture = Без взятий
preset-cross = Кросс-калах
preset-avalanche = Лавина
preset-dubner = Дубнер
preset-bantumi = Бантуми
preset-pie = Правило пирога
preset-balanced = Уравновешенные
preset-nobody = Остаток никому
preset-late-end = Поздний конец
preset-tournament = Турнирные
preset-manchester = Манчестер
preset-three = Три игрока
preset-four = Четыре игрока
preset-partners = Пары

## Оси правил: название выбора и в .says предложение о том, что он меняет

axis-players = Число игроков
axis-teams = Команды
axis-pits = Лунок у каждого
axis-seeds = Зёрен в каждой лунке
axis-start = Начало
axis-sow = Направление
axis-lap = Посев
axis-capture = Взятие
axis-extra = Ещё ход
axis-end = Конец партии
axis-rest = Зёрна, оставшиеся в конце
axis-stop = Досрочный конец
axis-opening = Дебют
axis-first = Кто начинает

players-2 = Двое
  .says = Два игрока.
players-3 = Трое
  .says = Три игрока, каждый на своей стороне.
players-4 = Четверо
  .says = Четыре игрока, каждый на своей стороне.
teams-no = Каждый за себя
  .says = Каждый играет за себя.
teams-yes = Партнёры сидят напротив
  .says = Партнёры сидят напротив и считают вместе.
start-even = Во всех лунках поровну
  .says = В начале во всех лунках поровну.
start-random = По жребию, одинаково
  .says = Зёрна раскладываются по жребию, всем одинаково.
start-set = Заданное положение
  .says = Партия начинается с заданного положения.
sow-ccw = Против часовой стрелки
  .says = Посев идёт против часовой стрелки.
sow-cw = По часовой стрелке
  .says = Посев идёт по часовой стрелке.
sow-cross = Нечётные по часовой
  .says = Из лунки с нечётным числом зёрен сеют по часовой стрелке, с чётным — против.
lap-single = Один раз
  .says = Лунку сеют один раз.
lap-relay = Эстафета
  .says = Последнее зерно в непустой лунке поднимает её зёрна, и посев идёт дальше; взятий нет.
capture-none = Нет
  .says = Взятий нет.
capture-standard = Если напротив есть зёрна
  .says = Взятие возможно, только если напротив есть зёрна.
capture-always = И при пустой напротив
  .says = Последнее зерно в своей пустой лунке идёт в калах, даже если напротив пусто.
capture-seeds-only = Только зёрна напротив
  .says = Взятие приносит зёрна напротив; последнее зерно остаётся.
capture-own-only = Только последнее зерно
  .says = Взятие приносит только последнее зерно.
extra-yes = Есть
  .says = Последнее зерно в своём калахе даёт ещё ход.
extra-no = Нет
  .says = Ещё одного хода не бывает.
extra-not-first = Не в первом ходу
  .says = Первый ход партии не даёт ещё одного хода.
end-any-row-empty = Пуст любой ряд
  .says = Партия кончается, когда пуст какой-либо ряд.
end-mover-row-empty = Пуст ряд сделавшего ход
  .says = Партия кончается, когда пуст ряд того, кто только что сеял.
end-no-move = Ходить нечем
  .says = Партия кончается, только когда тому, чей ход, нечего сеять.
rest-owner = Владельцу
  .says = Оставшиеся зёрна получает владелец ряда.
rest-emptier = Тому, чей ряд пуст
  .says = Оставшиеся зёрна получает тот, чей ряд пуст.
rest-nobody = Никому
  .says = Оставшиеся в конце зёрна никому не засчитываются.
stop-playout = Играть до конца
  .says = Партия играется до конца.
stop-majority = При более чем половине
  .says = Партия кончается, как только в одном калахе больше половины зёрен.
opening-free = Свободный
  .says = Дебют свободный.
opening-pie = Правило пирога
  .says = После первого хода второй игрок может поменяться сторонами.
opening-no-first-pit = Не из лунки 1
  .says = Первый ход нельзя сделать из лунки 1.
first-south = Юг
  .says = Всегда начинает Юг; в следующей партии игроки пересаживаются.
first-lot = По жребию
  .says = Кто начинает, решает жребий.
first-loser = Проигравший
  .says = Начинает проигравший в прошлой партии.
first-winner = Победитель
  .says = Начинает победитель прошлой партии.
first-alternate = По очереди
  .says = Игроки начинают по очереди.

## Сочетания, которых ядро не принимает

refused-teams-yes = Команды бывают только при четырёх игроках.
refused-opening-no-first-pit = Когда лунка одна, первый ход возможен только из лунки 1.
refused-opening-pie = Правило пирога — для двух игроков.
refused-lap-relay = Эстафета не сочетается с Кросс-калахом: такой посев мог бы не кончиться.

## Отказы ядра по их виду; список в docs/page-api.md

core-line = Строка { $line }: { $text }
core-tag = Пометка { $tag }: { $text }
core-move = Ход { $move }: { $text }
core-other = Правила этого не допускают: { $text }
core-rules-none = Правила не указаны; запишите их как «лунки x зёрна», например 6x4.
core-rules-form = «{ $text }» — не правила; запишите их как «лунки x зёрна», например 6x4.
core-rules-key = Такого в правилах не выбирают: «{ $text }».
core-rules-value = { $key }: «{ $text }» не годится. Можно: { $allowed }.
core-rules-twice = Указано дважды: { $key }.
core-start-missing = Для этих правил нужно начальное положение.
core-start-seed = «{ $text }» — не номер жребия для этих правил.
core-position-none = Положение не указано.
core-position-rows = { $rows ->
    [one] В положении { $rows } ряд, а нужно рядов: { $expected }, через /.
    [few] В положении { $rows } ряда, а нужно рядов: { $expected }, через /.
   *[many] В положении { $rows } рядов, а нужно рядов: { $expected }, через /.
  }
core-position-row = { $numbers ->
    [one] В ряду { $row } — { $numbers } число, а вместе с калахом нужно { $expected }.
    [few] В ряду { $row } — { $numbers } числа, а вместе с калахом нужно { $expected }.
   *[many] В ряду { $row } — { $numbers } чисел, а вместе с калахом нужно { $expected }.
  }
core-position-number = Ряд { $row }: «{ $text }» — не число зёрен. Можно от 0 до { $most }.
core-position-total = Зёрен на доске может быть не больше { $most }.
core-position-mover = { $players ->
    [2] В конце нужно указать, чей ход: S (Юг) или N (Север).
   *[other] В конце нужно указать, чей ход: от 1 до { $players }.
  }
core-position-over = В лунках есть зёрна, значит, чей-то ход.
core-kgp-form = Доска KGP стоит между < и >, а не «{ $text }».
core-kgp-number = Число { $place } доски KGP: «{ $text }» — не число зёрен. Можно от 0 до { $most }.
core-kgp-pits = Доска KGP начинается с числа лунок от 1 до { $most }, а не с { $pits }.
core-kgp-count = { $numbers ->
    [one] В доске KGP { $numbers } число, а нужно { $expected }.
    [few] В доске KGP { $numbers } числа, а нужно { $expected }.
   *[many] В доске KGP { $numbers } чисел, а нужно { $expected }.
  }
core-kgp-players = Доски KGP бывают только на двух игроков.
core-board-size = { $pits ->
    [one] На доске { $pits } лунка в ряду, а по правилам { $expected }.
    [few] На доске { $pits } лунки в ряду, а по правилам { $expected }.
   *[many] На доске { $pits } лунок в ряду, а по правилам { $expected }.
  }
core-board-none = Доски здесь нет.
core-board-row = В первом ряду должны быть лунки, от 1 до { $most }, и калах.
core-board-unreached = Ни один посев не ведёт от предыдущей доски к этой.
core-move-over = Партия окончена.
core-move-swap = Здесь поменяться сторонами нельзя.
core-move-unknown = Лунки «{ $text }» нет; лунки нумеруются от 1 до { $pits }.
core-move-barred = Первый ход партии нельзя сделать из лунки { $pit }.
core-move-empty = Лунка { $pit } пуста.
core-record-rules = Нет строки с правилами вида [Rules "6x4"].
core-record-tag = Пометка «{ $text }» должна стоять один раз и иметь вид [Имя "значение"].
core-record-value = «{ $text }» не согласуется с остальной записью.
core-record-comment = Пояснение между { "{" } и { "}" } записано неверно.
core-record-round = «{ $text }» не согласуется с нумерацией.
core-record-chain = «{ $text }» не на своём месте: ход длится ровно столько, сколько даётся ещё ходов.
core-record-no-result = В конце нет итога, например 28-20 или *.
core-record-result = Итог записан как «{ $text }», а ходы ведут к { $expected }.
core-record-rest = После итога есть ещё текст.
