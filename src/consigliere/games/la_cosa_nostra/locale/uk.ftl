## Афіша: назва, одне-два речення, що це за гра

game-title = Коза ностра
game-pitch = Нічний Нью-Йорк. Кожній справі потрібен спільник, а слово ні до чого не зобов’язує.
game-kind = Угоди і зради
game-goal = Перемагає той, у кого найбільше грошей після останньої получки. Відмиті рахуються вдвічі.

### La Cosa Nostra.
###
### Форми назви: проста починає речення або стоїть сама, `.mid` стоїть усередині речення, `.acc` — знахідний відмінок,
### `.full` каже все, що треба для вибору. Про родину йдеться в множині: Карузо платять.


## Bots, by seat

bot-name-1 = Донна Розалія
bot-name-2 = Дядько Беппе
bot-name-3 = Сал Квітникар
bot-name-4 = Лючія Бруно
bot-name-5 = Ніко Двічі

## П’ять родин

side-blundetto = Бландетто
side-dimaggio = ДіМаджо
side-calmuti = Кальмуті
side-laserva = ЛаСерва
side-caruso = Карузо

## Бізнес

pimp = Сутенер
    .mid = сутенер
    .acc = сутенера
    .from = із сутенера
pimp-hint = Дохід { $income } $, ціна { $cost } $. Іде в залік монополії на проституцію.
dealer = Дилер
    .mid = дилер
    .acc = дилера
    .from = з дилера
dealer-hint = Дохід { $income } $, ціна { $cost } $. Іде в залік монополії на вуличну торгівлю.
loan_shark = Лихвар
    .mid = лихвар
    .acc = лихваря
    .from = з лихваря
loan_shark-hint = Дохід { $income } $, ціна { $cost } $. Іде в залік монополії на кредитування.
lawyer = Адвокат
    .mid = адвокат
    .acc = адвоката
    .from = з адвоката
lawyer-hint = Дохід { $income } $, ціна { $cost } $. Раз за раунд, у свій хід: подивитися два чужі закриті доручення.
politician = Політик
    .mid = політик
    .acc = політика
    .from = з політика
politician-hint = Дохід { $income } $, ціна { $cost } $. Ще одна карта впливу в кожному доборі.
cop = Коп
    .mid = коп
    .acc = копа
    .from = з копа
cop-hint = Дохід { $income } $, ціна { $cost } $. Раз за раунд: перекинути один кубик заробітку.
garage = Автомайстерня
    .mid = автомайстерня
    .acc = автомайстерню
    .from = з автомайстерні
garage-hint = Підприємство. Дохід { $income } $, ціна { $cost } $.
construction_firm = Будівельна фірма
    .mid = будівельна фірма
    .acc = будівельну фірму
    .from = з будівельної фірми
construction_firm-hint = Підприємство. Дохід { $income } $, ціна { $cost } $.
waste_company = Сміттєва компанія
    .mid = сміттєва компанія
    .acc = сміттєву компанію
    .from = зі сміттєвої компанії
waste_company-hint = Підприємство. Дохід { $income } $, ціна { $cost } $.
night_club = Нічний клуб
    .mid = нічний клуб
    .acc = нічний клуб
    .from = з нічного клубу
night_club-hint = Підприємство. Дохід { $income } $, ціна { $cost } $.
casino = Казино
    .mid = казино
    .acc = казино
    .from = з казино
casino-hint = Підприємство. Дохід { $income } $, ціна { $cost } $.
business-card = { TEXT($kind) }
    .mid = { TEXT($kind, form: "mid") }
    .acc = { TEXT($kind, form: "acc") }
    .from = { TEXT($kind, form: "from") }
    .full = { TEXT($kind) } · дохід { $income } $ · ціна { $cost } $

## Монополії

prostitution = Проституція
    .mid = монополія на проституцію
    .acc = монополію на проституцію
    .from = з монополії на проституцію
street_trade = Вулична торгівля
    .mid = монополія на вуличну торгівлю
    .acc = монополію на вуличну торгівлю
    .from = з монополії на вуличну торгівлю
lending = Кредитування
    .mid = монополія на кредитування
    .acc = монополію на кредитування
    .from = з монополії на кредитування
monopoly-hint = { $income } $ у кожен день виплат тому, у кого щонайменше дві незаблоковані карти цього виду ({ TEXT($kind, form: "mid") }) і їх більше, ніж в усіх інших разом.

## Гангстери родин

little_joey = Малюк Джоуї
    .acc = Малюка Джоуї
jimmy_bananas = Джиммі Бананас
    .acc = Джиммі Бананаса
big_joey = Великий Джоуї
    .acc = Великого Джоуї
stevie_blundetto = Стіві Бландетто
micky_dogs = Міккі Догс
    .acc = Міккі Догса
knocky_fivepoints = Ноккі Файвпойнтс
    .acc = Ноккі Файвпойнтса
phil_malony = Філ Малоні
    .acc = Філа Малоні
lenny_dimaggio = Ленні ДіМаджо
franco_luciano = Франко Лучано
mia_lavecchia = Мія ЛаВеккія
    .acc = Мію ЛаВеккію
pablo_dimaggio = Пабло ДіМаджо
tommy_the_cat = Томмі Кіт
    .acc = Томмі Кота
vito_baritono = Віто Барітоно
frankie_calmuti = Френкі Кальмуті
bobby_ruthless = Боббі Безжальний
    .acc = Боббі Безжального
carmine_lucatoni = Карміне Лукатоні
salie_canalli = Салі Каналлі
rocky_santiago = Роккі Сантьяго
rusty_laserva = Расті ЛаСерва
    .acc = Расті ЛаСерву
sunny_bonasera = Санні Бонасера
    .acc = Санні Бонасеру
jacky_two_finger = Джекі Два Пальці
harry_diamonds = Гаррі Даймондс
    .acc = Гаррі Даймондса
donny_brasi = Донні Бразі
eddy_riso = Едді Різо
paulie_pennino = Полі Пенніно
babyface_tony = Тоні Дитяче Обличчя
rocco_caruso = Рокко Карузо
fat_tony = Товстий Тоні
    .acc = Товстого Тоні
larry_caruso = Містер Ларрі Карузо
    .acc = Містера Ларрі Карузо
massimo_valente = Массімо Валенте
gangster-card = { TEXT($gangster) }
    .full =
    { $starter ->
        [yes] { TEXT($gangster) } · { TEXT($of) } · стволів { $guns }
       *[no] { TEXT($gangster) } · { TEXT($of) } · стволів { $guns } · ціна { $cost } $
    }
gangster-card-hint =
    { $starter ->
        [yes] { TEXT($of) }, у справі від самого початку. Стволів: { $guns }.
       *[no] { TEXT($of) }, найняти коштує { $cost } $. Стволів: { $guns }.
    }

## Особливі гангстери

bandidos = Лос Бандітос
angels = Ангели Хаосу
bratva = Братва
yakuza = Якудза
crips = Крипс
bernardo_farmacista = Бернардо Фармасіста
    .acc = Бернардо Фармасісту
bernardo_farmacista-hint = Вдале доручення він може відразу повторити, раз за раунд. Пограбування і засідку не повторює.
big_loco = Великий Локо
    .acc = Великого Локо
big_loco-hint = Поріг успіху нижчий на 1 в усіх дорученнях ваших гангстерів.
mano_del_muerte = Мано дель Муерте
mano_del_muerte-hint = За кожного чужого гангстера, вбитого вашими людьми, ви відразу отримуєте по { $per_strength } $ за одиницю його сили.
tuco_quintero = Туко Кінтеро
tuco_quintero-hint = Після кожного свого доручення, вдалого чи ні, може побити чужого ділка.
paco_santiago = Пако Сантьяго
paco_santiago-hint = Будь-яке доручення виконує із силою { $value }. На його напади не можна відповісти засідкою.
izzy_ordova = Іззі Ордова
    .acc = Іззі Ордову
izzy_ordova-hint = Її доручення можна скинути, щоб замість нього вчинити вбивство.
thelma_montgomery = Тельма Монтгомері
    .acc = Тельму Монтгомері
thelma_montgomery-hint = Поріг успіху вищий на 1 для нападів на ваших ділків. Спокуса і саботаж на ваших гангстерів не діють.
deadly_dave_poppel = Смертоносний Дейв Поппел
    .acc = Смертоносного Дейва Поппела
deadly_dave_poppel-hint = Дві додаткові карти впливу під час найму і в кожному доборі. Раз за раунд: подивитися два закриті доручення.
willy_svenson = Віллі Свенсон
    .acc = Віллі Свенсона
willy_svenson-hint = Скиньте його доручення: чуже вбивство, руйнування чи блокування не відбудеться.
jimmy_the_drifter = Джиммі Бродяга
    .acc = Джиммі Бродягу
jimmy_the_drifter-hint = Коли напад на вашого гангстера вдався: скиньте його доручення і дайте відповідь засідкою.
bob_the_rock_nelson = Боб «Скеля» Нельсон
    .acc = Боба «Скелю» Нельсона
bob_the_rock_nelson-hint = Поріг успіху вищий на 1 для будь-яких нападів на вас і все ваше.
lono_sliffer = Лоно Сліффер
    .acc = Лоно Сліффера
lono_sliffer-hint = Двічі за раунд: інший гравець перекидає один кубик, і новий результат остаточний.
stas_valigura = Стас Валігура
    .acc = Стаса Валігуру
stas_valigura-hint = Дві додаткові карти під час найму і в кожному доборі: доручення чи вплив, як завгодно.
alexei_valenko = Олексій Валенко
    .acc = Олексія Валенка
alexei_valenko-hint = Двічі за раунд: скасувати чужу карту впливу або зняти з чужого гангстера головоріза чи пістолет-кулемет.
heavy_hand = Важка Рука
    .acc = Важку Руку
heavy_hand-hint = Може взяти два доручення і ділить між ними свої кубики.
adriano_simeon = Адріано Сімеон
    .acc = Адріано Сімеона
adriano_simeon-hint = Наприкінці раунду, крім останнього, можна заплатити { $cost } $: сила назавжди +1, але не більше { $max }.
sergei_odessa = Сергій Одеса
    .acc = Сергія Одесу
sergei_odessa-hint = Раз за раунд після свого кидка: перекинути будь-які кубики, усі відразу.
fyodor_kalashenko = Федір Калашенко
    .acc = Федора Калашенка
fyodor_kalashenko-hint = Рука без межі. Раз за раунд у фазі дій: повернути на руку своє доручення, призначене чи щойно виконане.
fumiyo_goto = Фуміє Ґото
fumiyo_goto-hint = Будь-який бізнес коштує вам на { $amount } $ менше.
ryu_yamamoto = Рю Ямамото
ryu_yamamoto-hint = Плануючи купівлю, карту можна взяти і з колоди. Будь-який бізнес коштує вам на { $amount } $ менше.
takeshi_ando = Такеші Андо
takeshi_ando-hint = У кожен день виплат один вид бізнесу на ваш вибір дає вдвічі більше.
kenzo_isoaki = Кензо Ісоакі
kenzo_isoaki-hint = Може взяти купівлю на додачу до доручення.
saito_botan = Сайто Ботан
    .acc = Сайто Ботана
saito_botan-hint = Для монополій ваші нічні клуби вважаються сутенерами, а казино — дилерами і лихварями.
yumiko_ishi = Юміко Ісі
yumiko_ishi-hint = Будь-який бізнес обходиться вам удвічі дешевше. Може взяти купівлю на додачу до іншого завдання.
mad_tyrell = Скажений Тайрел
    .acc = Скаженого Тайрела
mad_tyrell-hint = Заробляє із силою { $value }. Його здобич не можна забрати пограбуванням.
risky_rick = Ризиковий Рік
    .acc = Ризикового Ріка
risky_rick-hint = Перед його заробітком можна підняти поріг успіху на 1; тоді винагорода вдвічі більша.
t_dog = Ті-Доґ
    .acc = Ті-Доґа
t_dog-hint = Раз за раунд, у свій хід: відмити принагідно до { $max } $.
laverne_ontario = Лаверн Онтаріо
laverne_ontario-hint = Дає { $amount } $ у кожен день виплат.
little_omar = Малюк Омар
    .acc = Малюка Омара
little_omar-hint = Скиньте його доручення і киньте кубики: { $per_success } $ за кожен успіх від { $success }. Це вважається заробітком.
ot_stylz = О. Т. Стайлз
    .acc = О. Т. Стайлза
ot_stylz-hint = Поріг успіху нижчий на 1 в усіх заробітках ваших гангстерів.

## Карти впливу

snitch = Стукач
snitch-hint = Подивитися одне закрите доручення іншого гравця або змінити весь ринок.
spy = Шпигун
spy-hint = Подивитися два закриті доручення інших гравців.
doctor = Виклик лікаря
doctor-hint = Відповідь на чужий удар: гангстер чи ділок не вбитий, а лише заблокований, або блокування знято.
henchman = Головоріз
henchman-hint = Під час планування, на будь-якого гангстера: поріг успіху його доручення нижчий на 1.
sabotage = Саботаж
sabotage-hint = Під час планування, на чужого гангстера: поріг успіху його доручення вищий на 1.
smg = Пістолет-кулемет
smg-hint = Під час планування, на будь-якого гангстера: сила +1 до кінця раунду.
seduction = Спокуса
seduction-hint = Під час планування, на чужого гангстера: сила −1 до кінця раунду.
schemer = Інтриган
schemer-hint = Просто перед чужим ходом: спершу ваш хід. Або у свій хід: пропустити його.
godfather = Хрещений батько
godfather-hint = Карта впливу, яку щойно розіграв інший гравець, не діє.
patron = Покровитель
patron-hint = Після свого кидка: перекинути один кубик.

## Доручення: заробітки

drug_delivery = Доставка товару
drug_delivery-hint = Пакунок, ріг вулиці, жодних питань.
building_scam = Афера
building_scam-hint = Бетону половина, рахунок повний.
gas_station_holdup = Наліт на заправку
gas_station_holdup-hint = Дві хвилини й панчоха на голові.
threats = Погрози
threats-hint = Лист чемний. Куля в конверті — ні.
escort_service = Ескорт-послуги
escort_service-hint = Приємне товариство з погодинною платою.
credit_card_fraud = Афера з кредитками
credit_card_fraud-hint = Чужі імена, чужі гроші.
arms_trade = Торгівля зброєю
arms_trade-hint = На ящиках написано: сільгосптехніка.
red_light_district = Квартал червоних ліхтарів
red_light_district-hint = Патрульний роздивляється небо.
car_theft = Викрадення авто
car_theft-hint = О дев’ятій припаркували, до десятої перефарбували.
fraud = Шахрайство
fraud-hint = Усе було написано дрібним шрифтом.
market_rigging = Маніпуляція ринком
market_rigging-hint = На міське сміття один охочий. Ваш.
cigarette_smuggling = Контрабанда цигарок
cigarette_smuggling-hint = Акцизні марки кращі за справжні.
insolvency = Справа про банкрутство
insolvency-hint = Заплатити він не може. Його крамниця може.
casino_cheating = Шулерство
casino_cheating-hint = Виграє завжди казино. Казино ваше.
public_contracts = Держзамовлення
public_contracts-hint = Мерії потрібні чисті вулиці за всяку ціну.
blackmail = Шантаж
blackmail-hint = Знімки вийшли дуже вдалі.
investment_fraud = Інвестиційне шахрайство
investment_fraud-hint = Вежа на папері, зате в акціях.
counterfeiting = Фальшивомонетництво
counterfeiting-hint = У темряві кожна купюра гарна.
bankruptcy = Банкрутство
bankruptcy-hint = Спершу дівчата, потім рахунки, потім крамниця.
drug_trade = Торгівля товаром
drug_trade-hint = Два роги, одна ціна.
car_theft_ring = Викрадення авто
car_theft_ring-hint = Ціла вулиця за ніч, під охороною поліції.
illegal_subsidies = Незаконні субсидії
illegal_subsidies-hint = Школа, де ніхто ніколи не сяде за парту.
drug_smuggling = Контрабанда товару
drug_smuggling-hint = Папери в порядку. Більше нічого.
wild_party = Гулянка
wild_party-hint = Усе коштом закладу, а заклад у борг.
election_fraud = Фальсифікація виборів
election_fraud-hint = Небіжчики голосують першими.
usury = Лихварство
usury-hint = Десять відсотків. На тиждень.
hazardous_waste = Вивезення небезпечних відходів
hazardous_waste-hint = Річку ніхто не питав.
killer_act = Убивчий номер
killer_act-hint = Номер, за який не шкода вмерти. Усі столики зайняті.
illegal_lab = Підпільна лабораторія
illegal_lab-hint = За підйомником, під старими шинами.
collusion = Змова
collusion-hint = Закон, значок і кабінет за одним столом.
drug_ring = Наркобанда
drug_ring-hint = Від танцполу до причалу один постачальник.
insurance_fraud = Страхова афера
insurance_fraud-hint = Машину викрали. Двічі.
toxic_dump = Звалище токсичних відходів
toxic_dump-hint = Дитячий майданчик з видом на бочки.
boxing_match = Боксерський матч
boxing_match-hint = У п’ятому він ляже. Не знає тільки він сам.
film_production = Зйомки фільму
film_production-hint = Без сценарію, зате світло добре.
real_estate_fraud = Афера з нерухомістю
real_estate_fraud-hint = Один дім, чотири покупці.
rigged_gambling = Нечесна гра
rigged_gambling-hint = Рулетка стоїть рівно. Підлога — ні.
senators_party = Вечірка в сенатора
senators_party-hint = Що було в сенатора, те тепер продається.
car_smuggling = Контрабанда автомобілів
car_smuggling-hint = Пів сотні машин під пів сотнею тонн брухту.
debt_trap = Боргова яма
debt_trap-hint = Фішки коштом закладу. Борг — вашим.
crime_syndicate = Злочинний синдикат
crime_syndicate-hint = Два промисли в одних руках, і місто платить на вході.

## Доручення: напади

beating = Побиття
beating-hint = Напад: чужого ділка заблоковано до кінця раунду.
property_damage = Шкода майну
property_damage-hint = Напад: інший гравець платить банку { $one } $, за двох успіхів { $two } $.
theft = Крадіжка
theft-hint = Напад: інший гравець платить вам { $one } $, за двох успіхів { $two } $.
vandalism = Вандалізм
vandalism-hint = Напад: чуже підприємство заблоковано до кінця раунду.
persuasion = Переконання
persuasion-hint = Напад: за двох успіхів чужий ділок переходить до вас. Угоди на нього знімаються.
assassination = Замах
assassination-hint = Напад: чужого ділка заблоковано, а за двох успіхів убито.
murder = Вбивство
murder-hint = Напад: два успіхи вбивають гангстера. Поріг успіху дорівнює його силі, а доки на ньому завдання — на 1 вищий.
arson = Підпал
arson-hint = Напад: чуже підприємство заблоковано, а за двох успіхів воно згоряє вщент.
car_bomb = Бомба в машині
car_bomb-hint = Напад: чужого гангстера заблоковано, а за двох успіхів убито.
drive_by = Стрілянина з машини
drive_by-hint = Напад: один успіх убиває гангстера. Поріг успіху дорівнює його силі, а доки на ньому завдання — на 1 вищий. Без успіху він може вистрілити у відповідь.

## Доручення: ні те ні те

exclusive_offer = Ексклюзивна пропозиція
exclusive_offer-hint = Відразу купити бізнес із ринку на { $one } $ дешевше, а за двох успіхів за пів ціни.
connections = Зв’язки
connections-hint = Відразу купити бізнес із ринку чи з колоди, а за двох успіхів на { $two } $ дешевше.
laundering = Відмивання грошей
laundering-hint = Відмити до { $one } $ готівки, за двох успіхів до { $two } $. Наприкінці ці гроші подвояться.
party = Вечірка
party-hint = Усі інші платять вам по { $one } $, за двох успіхів по { $two } $.
horse_races = Кінні перегони
horse_races-hint = Поставте до { $one } $ перед кидком. Успіх поверне вдвічі, без успіху гроші пропали.

## Доручення: реакції

robbery = Пограбування
robbery-hint = Реакція: половина винагороди, яку ось-ось отримає інший гравець, а за двох успіхів уся.
ambush = Засідка
ambush-hint = Реакція: напад на вас чи пограбування зірвано. За двох успіхів нападника вбито.

## Що потрібно для доручення і що воно дає

job-card = { TEXT($job) }
    .full = { TEXT($job) } · { TEXT($terms) }
terms-needs = треба: { TEXT($needs, form: "mid") } · { $value }+ · { $one } $ (два успіхи: { $two } $)
terms-monopolies = монополій треба: { $count } · { $value }+ · { $one } $ (два успіхи: { $two } $)
terms-money = { $value }+ · { $one } $ (два успіхи: { $two } $)
terms-value = { $value }+
terms-strength = проти сили цілі
listed = { TEXT($first, form: "mid") }, { TEXT($rest, form: "mid") }
several = { TEXT($kind, form: "mid") } ×{ $count }

## Про кого мова, якщо це сам читач

reader = ви
    .gen = вас

die = Кубик { $number }

## Фази

phase-setup = Підготовка
phase-draw = Добір карт
phase-hire = Найм
phase-planning = Планування
phase-action = Дії
phase-income = День виплат
phase-end = Останній день виплат

## Налаштування

setting-expansion_gangsters = Особливі гангстери
setting-expansion_gangsters-hint = Доповнення: 30 гангстерів із власними здібностями, найм перед плануванням. На початку в кожного 5 000 $.
setting-expansion_gangsters-true = у грі
setting-expansion_gangsters-false = лишаються в коробці
setting-extra_cards = Додаткові карти
setting-extra_cards-hint = Ще три доручення і п’ять карт впливу: «Змова», «Злочинний синдикат», «Хрещений батько», «Покровитель».
setting-extra_cards-with_expansion = разом з особливими гангстерами
setting-extra_cards-on = завжди
setting-extra_cards-off = ніколи
setting-short_game = Тривалість
setting-short_game-hint = Коротка гра закінчується виплатами третього раунду.
setting-short_game-true = три раунди
setting-short_game-false = чотири раунди
setting-espionage = Шпигунство
setting-espionage-hint = Коли стукач і шпигун можуть дивитися закриті доручення.
setting-espionage-true = і в чужий хід
setting-espionage-false = лише у свій хід
setting-bonus_income = Премія за найбільший дохід
setting-bonus_income-hint = 5 000 $ у кожен день виплат тому єдиному, у кого дохід найбільший.
setting-bonus_income-true = виплачується
setting-bonus_income-false = не виплачується
setting-robbery_against_robbery = Пограбувати грабіжника
setting-robbery_against_robbery-hint = Чи можна відповісти на пограбування пограбуванням.
setting-robbery_against_robbery-true = можна
setting-robbery_against_robbery-false = не можна
setting-two_assignments_five_players = Планування вп’ятьох
setting-two_assignments_five_players-hint = Лише за столом на п’ятьох, починаючи з другого раунду.
setting-two_assignments_five_players-true = два гангстери за хід
setting-two_assignments_five_players-false = один гангстер за хід
setting-influence_from_round = Карти впливу з раунду
setting-influence_from_round-hint = Для перших партій: почати без карт впливу.
setting-corrected_prices = Ціни Адріано та Ріка
setting-corrected_prices-hint = Дві надруковані ціни схожі на друкарські помилки.
setting-corrected_prices-true = виправлені
setting-corrected_prices-false = як надруковано
setting-planning_timer_seconds = Час на завдання
setting-planning_timer_seconds-hint = Коли він мине, першу придатну карту покладуть за вас.
setting-planning_timer_seconds-0 = без обмеження
setting-planning_timer_seconds-60 = 60 секунд
setting-race_windows = Якщо грабують чи інтригують кілька гравців одразу
setting-race_windows-hint = Хто з них буде першим.
setting-race_windows-true = хто встиг раніше
setting-race_windows-false = найближчий від першого гравця
setting-bosses = Родини
setting-bosses-hint = Як родини дістаються місцям.
setting-bosses-choice = обирають за порядком місць
setting-bosses-random = роздаються
setting-first_player = Перший гравець
setting-first_player-hint = Хто починає; після кожного раунду карта переходить далі.
setting-first_player-random = за жеребом
setting-first_player-host = господар столу

## Питання

ask-ChooseBoss = Яку родину ви очолите?
ask-RedealCheck = Ваші доручення на цей раунд. Відмовитися можна, лише якщо всі вони — напади.
ask-ExtraDraw =
    { $count ->
        [one] Вам належиться ще { $count } карта. Доручення чи вплив?
        [few] Вам належаться ще { $count } карти. Скільки з них доручень?
       *[many] Вам належиться ще { $count } карт. Скільки з них доручень?
    }
ask-EmptyDeck =
    { $count ->
        [one] Доручення цього раунду скінчилися, а вам належиться ще { $count } карта. Звідки її взяти?
        [few] Доручення цього раунду скінчилися, а вам належаться ще { $count } карти. Звідки їх узяти?
       *[many] Доручення цього раунду скінчилися, а вам належиться ще { $count } карт. Звідки їх узяти?
    }
ask-HireTurn =
    { $part ->
        [exchange] Хто поступиться місцем? На зміну йде { TEXT($thing) }
       *[none] Наймете когось?
    }
ask-IncomeHire = Наймете когось з-під карти боса?
ask-PlanningTurn =
    { $part ->
        [assign] { TEXT($thing) }: яке завдання?
        [lay] «{ TEXT($thing) }»: на кого покласти?
        [play] «{ TEXT($thing) }»: заради чого?
       *[none]
            { $left ->
                [0] Планування: ще щось до кінця ходу?
               *[other] Планування: кому дати завдання?
            }
    }
ask-TurnWindow = Зараз ходитимуть { TEXT($side) }. Вклинитеся перед ними?
ask-ActionTurn =
    { $part ->
        [target] { TEXT($thing) }: хто під ударом?
        [stake] { TEXT($thing) }: скільки поставите?
        [how] { TEXT($thing) }: як це зробити?
        [play] «{ TEXT($thing) }»: заради чого?
        [use] { TEXT($thing) }: скільки?
       *[none]
            { $done ->
                [yes] Ще щось до кінця ходу?
               *[no]
                    { $extra ->
                        [yes] Ваш позачерговий хід: виконайте або скасуйте одне завдання
                       *[no] Ваш хід: виконайте або скасуйте одне завдання
                    }
            }
    }
ask-InfluenceWindow = { TEXT($side) } розігрують карту «{ TEXT($card) }». Відповісте?
ask-Peek = Яке закрите доручення подивитися?
ask-RevealWindow = Доручення відкрито, кубики ще не кинуто. Знімете карту з гангстера?
ask-RollerDice =
    { $count ->
        [one] На кубику { $dice }, успіх від { $value }. Втрутитеся в кидок?
        [few] На кубиках { $dice }, успіх від { $value }. Втрутитеся в кидок?
       *[many] На кубиках { $dice }, успіх від { $value }. Втрутитеся в кидок?
    }
ask-RerollAny =
    { $count ->
        [one] На кубику { $dice }, успіх від { $value }. Перекинути його?
        [few] На кубиках { $dice }, успіх від { $value }. Які перекинути?
       *[many] На кубиках { $dice }, успіх від { $value }. Які перекинути?
    }
ask-OthersDice = { TEXT($side) } викинули { $dice }, успіх від { $value }. Втрутитеся?
ask-RobWindow = { TEXT($side) } ось-ось отримають { $reward } $. Відповісте?
ask-AmbushWindow =
    { $aim ->
        [thing] { TEXT($side) }, «{ TEXT($job) }». Під ударом ваше: { TEXT($target, form: "mid") }. Відповісте?
       *[player] { TEXT($side) }, «{ TEXT($job) }». Ціль — ви. Удар ось-ось досягне цілі. Відповісте?
    }
ask-CancelWindow =
    { $harm ->
        [kill] { TEXT($target) }: ще мить, і все скінчено. Втрутитеся?
       *[block] { TEXT($target) }: ще мить, і карту заблоковано. Втрутитеся?
    }
ask-DoctorWindow =
    { $harm ->
        [kill] { TEXT($target) } при смерті. Відповісте?
       *[block] { TEXT($target) } виходить із ладу. Відповісте?
    }
ask-Launder = Скільки відмити? Не більше { $limit } $
ask-BuyNow = Який бізнес купите?
ask-ReturnJob = Доручення «{ TEXT($card) }» виконано. Повернути карту на руку?
ask-ShootBack = { TEXT($gangster) } усе ще на ногах. Вистрілити у відповідь? Ціль: { TEXT($target) }
ask-RepeatJob =
    { $part ->
        [target] { TEXT($thing) }, ще раз: хто під ударом?
        [stake] { TEXT($thing) }, ще раз: скільки поставите?
        [how] { TEXT($thing) }, ще раз: як це зробити?
       *[none] Доручення вдалося. Повторити?
    }
ask-BonusAttack = { TEXT($gangster) } встигає ще й побити когось. Кого?
ask-ChooseKind = Який вид бізнесу дасть удвічі більше?
ask-Growth = Заплатите за додаткову силу?
ask-HandLimit = На руці лишається не більше доручень: { $jobs }, карт впливу: { $influence }. Що скинути?

## Що вирішують інші, поки читач чекає: «Вирішують, ...»

await-ChooseBoss = яку родину очолити
await-RedealCheck = чи лишити доручення
await-ExtraDraw = брати доручення чи карти впливу
await-EmptyDeck = звідки взяти карти, яких бракує
await-HireTurn = чи наймати когось
await-IncomeHire = чи наймати когось з-під карти боса
await-PlanningTurn = кому яке завдання дати
await-TurnWindow = чи вклинитися перед чужим ходом
await-ActionTurn = яке завдання виконати чи скасувати
await-InfluenceWindow = чи відповісти на карту впливу
await-Peek = яке закрите доручення подивитися
await-RevealWindow = чи зняти карту з гангстера
await-RollerDice = чи втрутитися у власний кидок
await-RerollAny = які кубики перекинути
await-OthersDice = чи втрутитися в чужий кидок
await-RobWindow = чи зазіхнути на чужу здобич
await-AmbushWindow = чи відповісти на напад
await-CancelWindow = чи втрутитися, поки не сталося лиха
await-DoctorWindow = чи допомогти постраждалому
await-Launder = скільки відмити
await-BuyNow = який бізнес купити
await-ReturnJob = чи повернути карту на руку
await-ShootBack = чи стріляти у відповідь
await-RepeatJob = чи повторити вдале доручення
await-BonusAttack = кого принагідно побити
await-ChooseKind = який вид бізнесу дасть удвічі більше
await-Growth = чи платити за додаткову силу
await-HandLimit = що скинути

## Варіанти

opt-boss = { TEXT($target) }: { TEXT($businesses, form: "mid") }
opt-keep = Лишити
opt-refuse_cards = Відмовитися: самі напади
opt-jobs =
    { $target ->
        [one] { $target } доручення
        [few] { $target } доручення
       *[many] { $target } доручень
    }, { $rest ->
        [one] { $rest } карта впливу
        [few] { $rest } карти впливу
       *[many] { $rest } карт впливу
    }
opt-reshuffle = Зі стосу минулого раунду, перемішавши його
opt-influence_instead = Узяти замість них карти впливу
opt-hire = { TEXT($target) } · стволів { $guns } · { $price } $
opt-exchange = { TEXT($target) } в обмін на свого · стволів { $guns } · { $price } $
opt-give = { TEXT($target) }
opt-assign = { TEXT($target) }, сила { $strength }
opt-job = { TEXT($target, form: "full") }
opt-plan = Купівля: { TEXT($target) } · дохід { $income } $ · ціна { $price } $
opt-plan_from_deck = Купівля з колоди: { TEXT($target) } · дохід { $income } $ · ціна { $price } $
opt-search = Переглянути колоду бізнесу
opt-done = Закінчити хід
opt-decline = Більше завдань у цьому раунді не давати
opt-play = Розіграти «{ TEXT($target) }»
opt-mode-peek = Подивитися закрите доручення
opt-mode-replace_market = Змінити ринок
opt-mode-kill_to_block = Блокування замість смерті
opt-mode-undo_block = Зняти блокування
opt-mode-extra_turn_now = Походити просто зараз
opt-mode-skip_own_turn = Пропустити цей хід
opt-on = { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
opt-use = Попросити про послугу: { TEXT($target, form: "mid") }
opt-remove = Зняти карту «{ TEXT($card) }»: { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
opt-take_back = Повернути на руку: { TEXT($card) } ({ TEXT($gangster) })
opt-peek = { TEXT($gangster) } ({ TEXT($owner) }), доручення раунду { $round }
opt-enough = Досить
opt-look = Подивитися закриті доручення: розіграти карту «{ TEXT($target) }»
opt-perform = Виконати: { TEXT($card, form: "full") } · { TEXT($gangster) }, сила { $strength }
opt-instead =
    { $instead ->
        [job] { TEXT($gangster) }: скинути «{ TEXT($card) }» і піти на вбивство
       *[money] { TEXT($gangster) }: скинути «{ TEXT($card) }» і кинути кубики на гроші
    }
opt-buy = { TEXT($gangster) }: купити { TEXT($card, form: "acc") } за { $price } $
opt-cancel =
    { $sort ->
        [purchase] { TEXT($gangster) }: скасувати купівлю ({ TEXT($card, form: "mid") })
       *[job] { TEXT($gangster) }: скасувати «{ TEXT($card) }»
    }
opt-target =
    { $sort ->
        [gangster]
            { $state ->
                [busy] { TEXT($target) } ({ TEXT($owner) }), сила { $strength }, із завданням
               *[idle] { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
            }
        [business]
            { $state ->
                [blocked] { TEXT($target) } ({ TEXT($owner) }), під блокуванням
               *[open] { TEXT($target) } ({ TEXT($owner) })
            }
       *[family] { TEXT($target) }
    }
opt-source =
    { $owner ->
        [reader] { TEXT($target) }: у вас
       *[other] { TEXT($target) }: за вашим жетоном у { TEXT($owner, form: "gen") }
    }
opt-gamble-yes = Ризикнути: поріг успіху +1, винагорода вдвічі більша
opt-gamble-no = Не ризикувати
opt-dice =
    { $target ->
        [one] { $target } кубик на це доручення
        [few] { $target } кубики на це доручення
       *[many] { $target } кубиків на це доручення
    }
opt-end_turn = Закінчити хід
opt-stake = Поставити { $target } $
opt-stake-0 = Нічого не ставити
opt-stake-all = Поставити все: { $amount } $
opt-launder = Відмити { $target } $
opt-launder-0 = Нічого не відмивати
opt-launder-all = Відмити все: { $amount } $
opt-rob = Пограбування: { TEXT($gangster) }, сила { $strength }
opt-rob-dice =
    { $dice ->
        [one] Пограбування: { TEXT($gangster) }, { $dice } кубик
        [few] Пограбування: { TEXT($gangster) }, { $dice } кубики
       *[many] Пограбування: { TEXT($gangster) }, { $dice } кубиків
    }
opt-ambush = Засідка: { TEXT($gangster) }, сила { $strength }
opt-ambush-dice =
    { $dice ->
        [one] Засідка: { TEXT($gangster) }, { $dice } кубик
        [few] Засідка: { TEXT($gangster) }, { $dice } кубики
       *[many] Засідка: { TEXT($gangster) }, { $dice } кубиків
    }
opt-ambush_instead = Засідка: { TEXT($gangster) }, скинувши «{ TEXT($card) }»
opt-prevent = { TEXT($target) } втручається і кидає своє доручення
opt-cancel_card = { TEXT($target) } скасовує карту
opt-reroll = Коп: перекинути кубик ({ $face })
opt-reroll_by_card = Покровитель: перекинути кубик ({ $face })
opt-reroll_any = { TEXT($target) }: вибрати кубики, щоб перекинути
opt-force_reroll = Нехай перекинуть кубик ({ $face })
opt-die = Узяти кубик ({ $face })
opt-roll = Кинути взяті кубики
opt-purchase = { TEXT($target) } · дохід { $income } $ · ціна { $price } $
opt-shoot_back = Вистрілити у відповідь
opt-repeat = Ще раз
opt-take_back_job = Повернути карту на руку
opt-double = { TEXT($target) }
opt-grow = { TEXT($target) }: сила +1 за { $price } $
opt-discard = Скинути: { TEXT($target, form: "full") }
opt-discard_influence = Скинути: { TEXT($target) }
opt-home = Забрати свій жетон { TEXT($target, form: "from") } ({ TEXT($owner) })

## Що переходить з рук у руки

goods-cash = { $count } $
promise-later-token =
    { $giver-is ->
        [you] ви { $until } знімете свій жетон угоди з карти «{ TEXT($thing) }»
       *[other] { $giver } { $until } зніме жетон угоди з карти «{ TEXT($thing) }»
    }
goods-business = { TEXT($what, form: "acc") }
goods-token = жетон угоди на { TEXT($what, form: "acc") }
# На столі угод, де їх обирають зі списку
desk-kind-business = Бізнеси
desk-kind-gangster = Гангстери без завдання
desk-kind-token =
    { $half ->
        [give] Ваш бізнес послужить партнерові: він покладе сюди жетон угоди
       *[take] Його бізнес послужить вам: ви покладете сюди жетон угоди
    }
desk-business = { TEXT($what) }, дохід { $income } $
desk-gangster = { TEXT($what) }, сила { $strength }
desk-token =
    { $state ->
        [planned] { TEXT($what) } (купівля в планах, ще не оплачена)
       *[in_play] { TEXT($what) }
    }

## Події

event-boss = { $seat }: родина { TEXT($family) }.
    .you = Ваша родина: { TEXT($family) }.
event-first_player = Першими ходять { TEXT($side) }.
    .you = Першими ходите ви.
event-market_open = На ринку: { $businesses }.
event-starting_sets = Кожному по стукачу, інтригану й головорізу.
event-round = Починається раунд { $round }. Перший гравець: { TEXT($first) }.
event-drew_jobs =
    { $count ->
        [one] { TEXT($side) } взяли { $count } доручення раунду { $round }.
        [few] { TEXT($side) } взяли { $count } доручення раунду { $round }.
       *[many] { TEXT($side) } взяли { $count } доручень раунду { $round }.
    }
    .you = Ви взяли: { $cards }.
event-drew_influence =
    { $count ->
        [one] { TEXT($side) } взяли { $count } карту впливу.
        [few] { TEXT($side) } взяли { $count } карти впливу.
       *[many] { TEXT($side) } взяли { $count } карт впливу.
    }
    .you = Ви взяли карти впливу: { $cards }.
event-influence_reshuffled = Скинуті карти впливу перемішано в нову колоду.
event-redeal = На руці самі напади: { $seats }. Доручення раунду роздають наново.
event-drew_from_pile =
    { $count ->
        [one] { TEXT($side) } взяли { $count } доручення зі стосу минулого раунду.
        [few] { TEXT($side) } взяли { $count } доручення зі стосу минулого раунду.
       *[many] { TEXT($side) } взяли { $count } доручень зі стосу минулого раунду.
    }
    .you = Ви взяли зі стосу минулого раунду: { $cards }.
event-display = Можна найняти: { $gangsters }.
event-hired = { TEXT($side) } найняли { TEXT($gangster, form: "acc") } за { $price } $.
    .you = Ви найняли { TEXT($gangster, form: "acc") } за { $price } $.
event-exchanged = { TEXT($gangster) } йде від { TEXT($side, form: "gen") } і поступається місцем іншому.
    .you = { TEXT($gangster) } йде від вас і поступається місцем іншому.
event-planning = Починається планування: кожному гангстерові — своє завдання.
event-assigned = { TEXT($at) } отримує від { TEXT($side, form: "gen") } доручення раунду { $round }.
    .you = { TEXT($at) } отримує від вас доручення «{ TEXT($card) }».
event-planned = { TEXT($at) } отримує від { TEXT($side, form: "gen") } завдання купити { TEXT($business, form: "acc") }.
    .you = { TEXT($at) } отримує від вас завдання купити { TEXT($business, form: "acc") }.
event-planned_new = { TEXT($at) } отримує від { TEXT($side, form: "gen") } завдання купити { TEXT($business, form: "acc") }. Нове на ринку: { TEXT($market, form: "mid") }.
    .you = { TEXT($at) } отримує від вас завдання купити { TEXT($business, form: "acc") }. Нове на ринку: { TEXT($market, form: "mid") }.
event-declined = { TEXT($side) } більше не дають завдань у цьому раунді.
    .you = Ви більше не даєте завдань у цьому раунді.
event-market = Нове на ринку: { TEXT($business, form: "mid") }.
event-new_market = Ринок змінився: { $businesses }.
event-searched = { TEXT($side) } переглядають колоду бізнесу.
    .you = Ви переглядаєте колоду бізнесу.
event-played =
    { $mode ->
        [peek] { TEXT($side) } розігрують карту «{ TEXT($card) }»: подивитися закриті доручення.
        [replace_market] { TEXT($side) } розігрують карту «{ TEXT($card) }»: змінити ринок.
        [attach] { TEXT($side) } кладуть карту «{ TEXT($card) }» на { TEXT($gangster, form: "acc") }.
        [skip_own_turn] { TEXT($side) } розігрують карту «{ TEXT($card) }» і пропускають хід.
        [extra_turn_now] { TEXT($side) } розігрують карту «{ TEXT($card) }» і ходять раніше.
        [reroll] { TEXT($side) } розігрують карту «{ TEXT($card) }»: один кубик ще раз.
       *[other] { TEXT($side) } розігрують карту «{ TEXT($card) }».
    }
    .you =
    { $mode ->
        [attach] Ви кладете карту «{ TEXT($card) }» на { TEXT($gangster, form: "acc") }.
       *[other] Ви розігруєте карту «{ TEXT($card) }».
    }
event-card_cancelled = { TEXT($side) } проти, і карта не діє. На заваді стоїть { TEXT($by) }.
    .you = Ви проти, і карта не діє. На заваді стоїть { TEXT($by) }.
event-used =
    { $looks ->
        [yes] { "" }
       *[no] { TEXT($card) } робить { TEXT($side, form: "dat") } послугу.
    }
    .you =
    { $looks ->
        [yes] { "" }
       *[no] { TEXT($card) } робить вам послугу.
    }
event-removed_card = { TEXT($by) } за наказом { TEXT($side, form: "gen") } навідує { TEXT($gangster, form: "acc") }.
    .you = { TEXT($by) } за вашим наказом навідує { TEXT($gangster, form: "acc") }.
event-unpinned = { TEXT($gangster) } лишається без карти: { $cards }.
event-laundered =
    { $amount ->
        [0] { TEXT($side) } нічого не відмивають.
       *[other] { TEXT($side) } відмивають { $amount } $.
    }
    .you =
    { $amount ->
        [0] Ви нічого не відмиваєте.
       *[other] Ви відмиваєте { $amount } $.
    }
event-took_back =
    { $at ->
        [none] { TEXT($side) } повертають на руку карту «{ TEXT($card) }». Виручає { TEXT($by) }.
       *[other] { TEXT($side) } повертають на руку доручення. Без завдання лишається { TEXT($at) }.
    }
    .you = Ви повертаєте на руку карту «{ TEXT($card) }».
event-peeked = { TEXT($side) } дивляться доручення, яке має { TEXT($at) }.
    .you = Ви дивитеся, яке доручення має { TEXT($at) }: { TEXT($card, form: "full") }.
event-looked =
    { $way ->
        [card] { $at_2 ->
            [none] { TEXT($side) } розігрують карту «{ TEXT($by) }» і дивляться доручення, яке має { TEXT($at) }.
           *[other] { TEXT($side) } розігрують карту «{ TEXT($by) }» і дивляться доручення, які мають { TEXT($at) } та { TEXT($at_2) }.
        }
       *[favour] { $at_2 ->
            [none] { TEXT($by) } робить { TEXT($side, form: "dat") } послугу й показує доручення, яке має { TEXT($at) }.
           *[other] { TEXT($by) } робить { TEXT($side, form: "dat") } послугу й показує доручення, які мають { TEXT($at) } та { TEXT($at_2) }.
        }
    }
    .you =
    { $way ->
        [card] { $at_2 ->
            [none] Ви розігруєте карту «{ TEXT($by) }»: { TEXT($at) } має доручення «{ TEXT($card) }».
           *[other] Ви розігруєте карту «{ TEXT($by) }»: { TEXT($at) } має доручення «{ TEXT($card) }», { TEXT($at_2) } — «{ TEXT($card_2) }».
        }
       *[favour] { $at_2 ->
            [none] { TEXT($by) } робить вам послугу: { TEXT($at) } має доручення «{ TEXT($card) }».
           *[other] { TEXT($by) } робить вам послугу: { TEXT($at) } має доручення «{ TEXT($card) }», { TEXT($at_2) } — «{ TEXT($card_2) }».
        }
    }
event-action = Настає ніч: час виконувати завдання.
event-cancelled =
    { $business ->
        [none] { TEXT($side) } скасовують доручення. Без завдання лишається { TEXT($at) }.
       *[other] { TEXT($side) } скасовують купівлю: { TEXT($business, form: "mid") }.
    }
    .you =
    { $business ->
        [none] Ви скасовуєте доручення. Без завдання лишається { TEXT($at) }.
       *[other] Ви скасовуєте купівлю: { TEXT($business, form: "mid") }.
    }
event-bought = { TEXT($side) } купують { TEXT($business, form: "acc") } за { $price } $.
    .you = Ви купуєте { TEXT($business, form: "acc") } за { $price } $.
event-substitute = { TEXT($gangster) } кидає доручення і робить по-своєму.
event-revealed =
    { $aim ->
        [shot] { TEXT($gangster) } стріляє у відповідь, ціль — { TEXT($target) }.
        [money] { TEXT($gangster) } ({ TEXT($side) }) кидає кубики на гроші.
        [thing] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }», ціль — { TEXT($target, form: "mid") } ({ TEXT($against) }).
        [player] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }», ціль — { TEXT($against) }.
       *[none] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }».
    }{ $sources ->
        [none] { "" }
       *[other] { " " }У справі: { $sources }.
    }{ $stake ->
        [none] { "" }
       *[other] { " " }Ставка: { $stake } $.
    }{ $gamble ->
        [none] { "" }
       *[other] { " " }Ризик: винагорода вдвічі більша.
    }{ $planned ->
        [none] { "" }
       *[other] { " " }Відкладено кубиків: { $planned }.
    }
event-rolled =
    { $dice ->
        [none] Нема чого кидати.
       *[other]
            { $count ->
                [one] На кубику випало { $dice }; успіх — від { $value }.
                [few] На кубиках випало { $dice }; успіх — від { $value }.
               *[many] На кубиках випало { $dice }; успіх — від { $value }.
            }
    }
event-rerolled =
    { $picked ->
        [none]
            { $count ->
                [one] Кубик перекинуто: { $dice }.
                [few] Один кубик перекинуто: { $dice }.
               *[many] Один кубик перекинуто: { $dice }.
            }
       *[other]
            { $count ->
                [one] Кубик перекинуто: { $dice }.
                [few] Кубики перекинуто: { $dice }.
               *[many] Кубики перекинуто: { $dice }.
            }
    }
event-outcome =
    { $works ->
        [no]
            { $successes ->
                [0] Жодного успіху не вийшло.
                [one] Вийшов { $successes } успіх, а цього замало.
                [few] Вийшло { $successes } успіхи, а цього замало.
               *[many] Вийшло { $successes } успіхів, а цього замало.
            }
       *[yes]
            { $successes ->
                [one] Вийшов { $successes } успіх.
                [few] Вийшло { $successes } успіхи.
               *[many] Вийшло { $successes } успіхів.
            }
    }
event-money =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] { TEXT($side) } отримують дохід: { $amount } $.
        [reward] { TEXT($side) } заробляють { $amount } $.
        [robbery] { TEXT($side) } забирають награбоване: { $amount } $.
        [races] { TEXT($side) } виграють на перегонах { $amount } $.
        [races_lost] { TEXT($side) } програють на перегонах { $amount } $.
        [theft] { TEXT($side) } крадуть { $amount } $ у { TEXT($from, form: "gen") }.
        [party] { TEXT($side) } отримують подарунок від { TEXT($from, form: "gen") }: { $amount } $.
        [damage] { TEXT($side) } платять за шкоду { $amount } $.
        [bounty] { TEXT($side) } отримують за голову { $amount } $.
        [bonus_income] У { TEXT($side, form: "gen") } найбільший дохід: ще { $amount } $.
        [most_gangsters] У { TEXT($side, form: "gen") } найбільше гангстерів: { $amount } $.
        [kills] { TEXT($side) } отримують за вбитих { $amount } $.
       *[laundered] { TEXT($side) } виймають відмите: { $amount } $.
    }
    .you =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] Ви отримуєте дохід: { $amount } $.
        [reward] Ви заробляєте { $amount } $.
        [robbery] Ви забираєте награбоване: { $amount } $.
        [races] Ви виграєте на перегонах { $amount } $.
        [races_lost] Ви програєте на перегонах { $amount } $.
        [theft] Ви крадете { $amount } $ у { TEXT($from, form: "gen") }.
        [party] Ви отримуєте подарунок від { TEXT($from, form: "gen") }: { $amount } $.
        [damage] Ви платите за шкоду { $amount } $.
        [bounty] Ви отримуєте за голову { $amount } $.
        [bonus_income] У вас найбільший дохід: ще { $amount } $.
        [most_gangsters] У вас найбільше гангстерів: { $amount } $.
        [kills] Ви отримуєте за вбитих { $amount } $.
       *[laundered] Ви виймаєте відмите: { $amount } $.
    }
event-repelled = { TEXT($side) } чекали на гостей: напад зірвано.
    .you = Ви чекали на гостей: напад зірвано.
event-prevented = { TEXT($gangster) } втручається: нічого не стається.
event-took_over = { TEXT($side) } переманюють { TEXT($business, form: "acc") } у { TEXT($from, form: "gen") }.
    .you = Ви переманюєте { TEXT($business, form: "acc") } у { TEXT($from, form: "gen") }.
event-killed =
    { $gangster ->
        [none] { TEXT($business) } виходить із гри назавжди.
       *[other] { TEXT($gangster) } більше не встане.
    }
event-blocked =
    { $gangster ->
        [none] { TEXT($business) } під блокуванням до кінця раунду.
       *[other] { TEXT($gangster) } під блокуванням до кінця раунду.
    }
event-token_home = Жетон { TEXT($side, form: "gen") } повертається { TEXT($spot, form: "from") }.
    .you = Ваш жетон повертається { TEXT($spot, form: "from") }.
event-monopoly =
    { $seat ->
        [none] Ніхто більше не тримає { TEXT($monopoly, form: "acc") }.
       *[other] { TEXT($side) } тепер тримають { TEXT($monopoly, form: "acc") }.
    }
    .you = Ви тепер тримаєте { TEXT($monopoly, form: "acc") }.
event-doubled = У { TEXT($side, form: "gen") } цього разу подвійно платить { TEXT($kind, form: "mid") }.
    .you = У вас цього разу подвійно платить { TEXT($kind, form: "mid") }.
event-grew = { TEXT($gangster) } набирає силу: +1.
event-discarded_job = { TEXT($side) } скидають доручення раунду { $round }.
    .you = Ви скидаєте карту «{ TEXT($card) }».
event-discarded_influence = { TEXT($side) } скидають карту впливу.
    .you = Ви скидаєте карту «{ TEXT($card) }».
event-ended = Рахунки закрито. Найбагатші: { $winners }.

## Чим скінчилося

ending-most_money = Останні виплати позаду: найбільший статок — { $best } $.
ending-estate = Останні виплати позаду: по { $best } $, і вирішило майно.
ending-shared = Останні виплати позаду: по { $best } $, і ніщо їх не розсудило.
standing-total = Як наприкінці гри
standing-cash = Готівка
standing-laundered = Відмито (рахується вдвічі)
standing-payday = Найближчі виплати
score-line = { $name }: { $score } $

## Стіл у вигляді тексту

text-round = Раунд { $round } з { $rounds }
text-first = перший гравець: { TEXT($who) }
text-turn = хід: { TEXT($who) }
text-market = Ринок
text-priced = { TEXT($what) } { $price } $ (+{ $income } $)
text-deck = Колода бізнесу, згори вниз ({ $count })
text-monopolies = Монополії
text-held =
    { $who ->
        [none] { TEXT($what) } —
       *[other] { TEXT($what) }: { TEXT($who) }
    }
text-tokens-on = ({ $names })
text-job-decks = Колоди доручень
text-influence-deck = Карти впливу: { $count }, скинуто { $gone }
text-pile = Стос раунду { $round }
text-face-down = сорочкою догори: { $count }
text-display = Можна найняти
text-for-hire = { TEXT($what) }, стволів { $guns }, { $price } $
text-deeds = Виконується
text-owned = { TEXT($what) } ({ TEXT($who) })
text-for-money = кидок на гроші
text-dice =
    { $count ->
        [one] На кубику { $dice }, успіх від { $value }
        [few] На кубиках { $dice }, успіх від { $value }
       *[many] На кубиках { $dice }, успіх від { $value }
    }
text-family = { TEXT($family) } (місце { $seat })
text-family-you = { TEXT($family) } (ви, місце { $seat })
text-cash = готівка { $amount } $
text-laundered = відмито { $amount } $
text-tokens = жетони { $count }
text-jobs = доручення { $count } (сорочки { $backs })
text-influence = вплив { $count }
text-businesses = Бізнес
text-boss = Під босом
text-trophies = Убиті
text-known = Відомо на руці
text-blocked = блокування
text-used = відпрацьовано
text-split =
    { $count ->
        [one] лишився { $count } кубик
        [few] лишилося { $count } кубики
       *[many] лишилося { $count } кубиків
    }
text-idle = —
text-job-hidden = доручення { $round }, сорочкою догори
text-job = доручення { $round }: { TEXT($what, form: "full") }
text-purchase = купівля: { TEXT($what, form: "mid") }, { $price } $
text-full = { TEXT($what, form: "full") }
text-your-jobs = Ваші доручення
text-your-influence = Ваші карти впливу

## Рахунок наприкінці

account-sum =
    { $sign ->
        [minus] −{ $amount } $
       *[plus] { $amount } $
    }
account-start = На початку
account-jobs = Зароблено дорученнями
account-taken = Узято в інших
account-lost = Віддано іншим і за шкоду
account-income = Дні виплат
account-purchases = Куплено бізнеси
account-gangsters = Найнято гангстерів
account-deals = Угоди
account-final = Останні виплати: подвійний дохід
account-most_gangsters = Найбільше гангстерів
account-kills = За вбитих
account-laundered = Відмите, подвійно
account-total = Усього

## Картина: що написано на столі й що кажуть про себе його фігури, якщо на них указати

pic-label =
    { $part ->
        [board] Поле, раунд { $round }
        [seat] Ігрова зона: { $family }
        [hand] Ваші карти
       *[all] Стіл, раунд { $round }
    }
pic-money = { $amount } $
pic-seat = Місце { $seat }
pic-you = Ви
pic-first = Перший гравець
pic-winner = Найбагатші
pic-cash = Готівка: { $amount } $
pic-laundered = Відмито: { $amount } $
pic-payday-round = Раунд { $round }. Платить кожна відкрита справа.
pic-payday-last = Останні виплати: усе платить удвічі.
pic-payday-goal = Після раунду IV перемагає той, у кого найбільше грошей. Відмиті наприкінці рахуються вдвічі.
pic-payday = Найближчі виплати: { $amount } $
pic-business = { $name }: дохід { $income } $, ціна { $cost } $
pic-blocked = Блокування до кінця раунду
pic-used =
    { $count ->
        [one] Відпрацьовано в цьому раунді
        [few] Відпрацьовано { $count } рази в цьому раунді
       *[many] Відпрацьовано { $count } разів у цьому раунді
    }
pic-token = Жетон угоди: { $family }
pic-tokens =
    { $count ->
        [0] Жетонів угоди не лишилося
        [one] Лишився { $count } жетон угоди
        [few] Лишилося { $count } жетони угоди
       *[many] Лишилося { $count } жетонів угоди
    }
pic-gangster = { $name }: сила { $strength }, стволів на карті { $guns }
pic-split =
    { $dice ->
        [one] На друге доручення лишився { $dice } кубик
        [few] На друге доручення лишилося { $dice } кубики
       *[many] На друге доручення лишилося { $dice } кубиків
    }
pic-task = Доручення раунду { $round } сорочкою догори
pic-task-known = Сорочкою догори, але вам відомо: { $job } (раунд { $round })
pic-planned = Заплановано, ще не оплачено: { $name }, { $cost } $
pic-recruit =
    { $guns ->
        [one] { $name }: { $guns } ствол, ціна { $price } $
        [few] { $name }: { $guns } стволи, ціна { $price } $
       *[many] { $name }: { $guns } стволів, ціна { $price } $
    }
pic-trophy =
    { $guns ->
        [one] Серед убитих: { $name }, { $guns } ствол
        [few] Серед убитих: { $name }, { $guns } стволи
       *[many] Серед убитих: { $name }, { $guns } стволів
    }
pic-jobs =
    { $count ->
        [one] На руці { $count } доручення раунду { $round }
        [few] На руці { $count } доручення раунду { $round }
       *[many] На руці { $count } доручень раунду { $round }
    }
pic-influence =
    { $count ->
        [one] На руці { $count } карта впливу
        [few] На руці { $count } карти впливу
       *[many] На руці { $count } карт впливу
    }
pic-monopoly-held = Монополія: { $name }
pic-monopoly =
    { $holder ->
        [none] Монополія: { $name }, поки що нічия
       *[other] Монополія: { $name }, її тримають { $holder }
    }
pic-deck =
    { $count ->
        [one] Колода бізнесу: { $count } карта
        [few] Колода бізнесу: { $count } карти
       *[many] Колода бізнесу: { $count } карт
    }
pic-in-deck = { $name }, у колоді на місці { $place }, { $cost } $
pic-job-deck =
    { $count ->
        [one] Доручення раунду { $round }: лишилася { $count } карта
        [few] Доручення раунду { $round }: лишилося { $count } карти
       *[many] Доручення раунду { $round }: лишилося { $count } карт
    }
pic-pile =
    { $count ->
        [one] Стос раунду { $round }: { $count } карта
        [few] Стос раунду { $round }: { $count } карти
       *[many] Стос раунду { $round }: { $count } карт
    }
pic-influence-deck =
    { $count ->
        [one] Колода впливу: { $count } карта
        [few] Колода впливу: { $count } карти
       *[many] Колода впливу: { $count } карт
    }
pic-influence-discard =
    { $count ->
        [one] Скид впливу: { $count } карта
        [few] Скид впливу: { $count } карти
       *[many] Скид впливу: { $count } карт
    }
pic-special-deck =
    { $count ->
        [one] Особливі гангстери в колоді: { $count } карта
        [few] Особливі гангстери в колоді: { $count } карти
       *[many] Особливі гангстери в колоді: { $count } карт
    }
pic-special-aside =
    { $count ->
        [one] Відкладено до раунду 3: { $count } особливий гангстер
        [few] Відкладено до раунду 3: { $count } особливі гангстери
       *[many] Відкладено до раунду 3: { $count } особливих гангстерів
    }
pic-round = Раунд { $round }
pic-category =
    { $category ->
        [earning] Заробіток
        [attack] Напад
        [reaction] Реакція
       *[neutral] Інше
    }
pic-effect =
    { $effect ->
        [block] блокування
        [kill] убито
        [destroy] згорає
        [take] забрано
        [repel] відбито
        [repel_and_kill] + убито
       *[shoot_back] стріляє
    }
pic-effect-sum =
    { $effect ->
        [fine] { $amount } $ у банк
        [collect_each] по { $amount } $
       *[steal] відняти { $amount } $
    }
pic-up-to = до { $amount } $
pic-share =
    { $share ->
        [half] половина
       *[all] усе
    }
pic-full-price = повна ціна
pic-no-cards = На руці немає карт
pic-deed =
    { $mode ->
        [shoot_back] Вогонь у відповідь
       *[substitute_earning] Кидок на гроші
    }
pic-against = Ціль — { $target }
pic-roll =
    { $successes ->
        [one] Випало { $dice }; успіх від { $value }: { $successes } успіх
        [few] Випало { $dice }; успіх від { $value }: { $successes } успіхи
       *[many] Випало { $dice }; успіх від { $value }: { $successes } успіхів
    }
pic-revealed = На столі
pic-needed = треба
pic-die =
    { $hit ->
        [yes] { $face }: успіх (треба від { $value })
       *[no] { $face }: повз (треба від { $value })
    }
pic-successes =
    { $count ->
        [one] { $count } успіх
        [few] { $count } успіхи
       *[many] { $count } успіхів
    }
pic-stamp =
    { $stamp ->
        [repelled] відбито
        [void] зірвано
        [repeated] ще раз
        [gamble] ва-банк
        [block] блокування
       *[kill] убито
    }
pic-bosses = П’ять родин. Котра ваша?
pic-closed = Рахунки закрито
pic-order = Порядок ходу
pic-deck-open = Колода бізнесу, згори вниз
pic-no-family = Родину ще не обрано
pic-vacant = { $seat }: родину ще не обрано
pic-phase =
    { $phase ->
        [draw] Усі беруть доручення цього раунду й карти впливу.
        [hire] По черзі: кожен може найняти одного гангстера, і той одразу готовий до завдання.
        [planning] По черзі: один гангстер отримує доручення сорочкою догори або купівлю.
        [action] По черзі: одне доручення відкривають і кидають кубики або платять за купівлю.
        [income] Бізнеси й монополії платять. Потім зайві карти скидають.
        [end] Подвійний дохід, премії, відмиті гроші — і все пораховано.
       *[other] Роздають босів, перші бізнеси й гроші.
    }

## Вікна, як їх називає постійна відповідь

window-RedealCheck = Доручення на раунд
window-TurnWindow = Перед чужим ходом
window-InfluenceWindow = Розіграно карту впливу
window-RevealWindow = Доручення відкрито
window-RollerDice = Ваш кидок
window-OthersDice = Чужий кидок
window-RobWindow = Ось-ось виплатять здобич
window-AmbushWindow = На вас напали
window-CancelWindow = Ось-ось станеться лихо
window-DoctorWindow = Хтось при смерті або виходить із ладу

## Як у це грають

primer-goal = Усе вирішують гроші
primer-goal-text = Після чотирьох раундів — останній день виплат: дохід подвоюється, відмите теж, а за найбільшу банду і за вбитих суперників доплачують. Чия родина після цього найбагатша, та й перемогла.
primer-goal-alt = Підсумок гри: родини та їхні гроші, найбагатша зверху.

primer-round = У раунді чотири фази
primer-round-text = Раундів теж чотири. Ходять за годинниковою стрілкою від першого гравця, а розмови не вщухають.
primer-round-step-1 = Добір карт: доручення цього раунду, а з другого раунду ще й карти впливу.
primer-round-step-2 = Планування: за хід один гангстер дістає доручення сорочкою догори або купівлю відкрито. І так, доки не зайняті всі.
primer-round-step-3 = Дії: за хід одне завдання, у якому завгодно порядку. Кидайте кубики або скасовуйте.
primer-round-step-4 = День виплат: платить кожен бізнес. Потім можна найняти одного гангстера.

primer-job = Як читати доручення
primer-job-text = Воно лежить на гангстері сорочкою догори, доки той за нього не візьметься. Заробітки дають гроші, напади б’ють по інших, реакції чекають на чужий хід.
primer-job-alt = Доручення «{ fraud }», шість номерів указують на його частини.
primer-job-note-1 = Раунд. Він і на сорочці, на очах у всіх.
primer-job-note-2 = Що треба: ці бізнеси, свої або чужі за угодою. У нападу тут його ціль.
primer-job-note-3 = Що це: заробіток, напад, реакція чи інше.
primer-job-note-4 = Поріг успіху: стільки на кубику або більше.
primer-job-note-5 = Два успіхи дають ось це.
primer-job-note-6 = Один дає ось це. Жодного — зазвичай нічого.

primer-crew = Як читати гангстера і бізнес
primer-crew-text = Гангстери виконують доручення, бізнес годує і відкриває дорогу дорученням. Купівлю планують як доручення, а платять за неї, коли дійде черга: нема грошей — нема й бізнесу.
primer-crew-alt = Гангстер із закритим дорученням та адвокат на ринку; п’ять номерів указують на їхні частини.
primer-crew-note-1 = Стволи: його сила і його кубики.
primer-crew-note-2 = Завдання: доручення, сорочкою догори. Купівля лежала б відкрито.
primer-crew-note-3 = Дохід у кожен день виплат.
primer-crew-note-4 = Що цей ділок уміє понад те.
primer-crew-note-5 = Ціна на ринку: два доходи.

primer-dice = Кидок
primer-dice-text = Кубиків стільки, скільки стволів; кожен, що не нижчий за поріг, — успіх. Два успіхи й більше дають верхній рядок, один — нижній.
primer-dice-alt = Доручення на сукні: «{ fraud }», кубики 1, 4 і 5 за порога 3, два успіхи.

primer-deals = Угоди
primer-deals-text = Самотужки далеко не зайдеш. Говорити можна з ким завгодно й коли завгодно; пропозиції приймають, доки не летять кубики і ніхто не чекає відповіді. Усе, що названо в пропозиції, переходить із рук у руки разом — або ніяк.
primer-deals-step-1 = Жетон угоди: чужий бізнес послужить вам раз, для одного доручення. Ціна — справа двох.
primer-deals-step-2 = Гроші, бізнес, вільні гангстери, жетони угоди — у будь-якому поєднанні. Карти з руки й відмиті гроші — ніколи.
primer-deals-step-3 = Обіцянки — це слова. «Половина твоя», «я тебе не зачеплю»: дотримувати їх ніхто не мусить.

primer-reactions = Не у свій хід
primer-reactions-text = Якщо на щось можна відповісти, стіл питає всіх, хто міг би, судячи з відкритого, і кожен відповідає таємно. Тож пас нікого не виказує. Пасувати можна й наперед, постійною відповіддю.
primer-reactions-step-1 = Пограбування: половина або все, що інший щойно заробив.
primer-reactions-step-2 = Засідка: напад на вас зірвано, а за двох успіхів нападник мертвий.
primer-reactions-step-3 = Картам впливу гангстер не потрібен: просто з руки, тієї миті, що на них названа. Лікар урятує людину, інтриган пустить вас уперед.

primer-secret = Що приховано, а що ні
primer-secret-text = Казати про свої карти можна що завгодно. Показувати не можна.
primer-secret-step-1 = Знаєте лише ви: свої доручення, на руці й на гангстерах, і карти впливу на руці.
primer-secret-step-2 = Знають усі: гроші, бізнес, гангстерів, задумані купівлі, скільки карт на руці і якого раунду кожне доручення.
primer-secret-step-3 = Не знає ніхто: порядок карт у колодах.

primer-win = На чому виграють і на чому програють
primer-win-text = Хто відмовляється від кожної угоди, виграє рідко.
primer-win-step-1 = Гангстери — це дії: наймайте, коли тільки можна. Наприкінці найбільшій банді — { $gang } $.
primer-win-step-2 = Монополія: щонайменше двоє одного виду, і більше, ніж в усіх інших разом. { $income } $ у кожен день виплат.
primer-win-step-3 = Спершу заробити, потім купити, потім пустити куплене у справу. Довгі ланцюжки рвуться легко.
primer-win-step-4 = Заблокована карта не платить, дорученням не служить, і жетони з неї повертаються до господарів. Для побиття згодиться й слабак.

primer-first = Перше запитання до вас
primer-first-text = Чий ви бос? У жовтих, зелених і червоних від самого початку по три бізнеси: для першого вечора саме те. Далі планування: клацніть гангстера, потім доручення або бізнес на ринку; грошей поки що не беруть, і доручень ніхто не бачить.
primer-first-alt = П’ять босів: у кожного знак родини і бізнес, з якого вона починає.

## What a choice surely does: figures and what they become

figure-cash = { $family }: гроші
figure-laundered = { $family }: відмито
figure-payday = { $family }: найближчі виплати
figure-influence = { $family }: карти впливу
figure-tokens = { $family }: жетони угод
figure-gangster = { $state ->
    [blocked] сила { $strength }, заблокований
   *[other] сила { $strength }
}
figure-business = { $family }: { $business }
figure-owned =
    { $state ->
        [open] { $count }
       *[blocked] { $count }, заблоковано { $blocked }
    }

## Стіл списком: його можна слухати й за ним грати

list-stands = Як іде гра
list-first = Перший гравець: { TEXT($who) }
list-turn = Зараз ходять: { TEXT($who) }
list-richest = Найбільше грошей, готівки й відмитих разом: { $who }, { $amount } $
list-bosses = Боси
list-taken = { $family }: на місці { $seat }
list-against = проти: { $whom }
list-die =
    { $good ->
        [yes] Кубик { $number }: випало { $shown }, успіх (треба від { $value })
       *[no] Кубик { $number }: випало { $shown }, повз (треба від { $value })
    }
list-deck = { $count ->
    [one] У колоді бізнесу { $count } карта
    [few] У колоді бізнесу { $count } карти
   *[many] У колоді бізнесу { $count } карт
}
list-in-deck = Згори під номером { $number }: { TEXT($what) }
list-monopoly =
    { $who ->
        [none] { TEXT($what) }: нічия.
       *[other] { TEXT($what) }: { TEXT($who) }.
    }
list-owned = Бізнес цього виду: { $counts }
list-decks = Колоди й стоси
list-cards = На руці: доручень { $jobs } (раунди на сорочках: { $backs }), карт впливу { $influence }
list-tokens = Лишилося жетонів угоди: { $count }
list-gangster =
    { $grown ->
        [same] { TEXT($what) }: сила { $strength }
       *[other] { TEXT($what) }: сила { $strength }, стволів на карті { $guns }
    }
list-discard = Скинуті карти впливу: { $cards }
list-idle = без діла
list-second = { TEXT($what) }, друге завдання: { $task }

sure-cancel =
    { $sort ->
        [purchase] Скасувати купівлю? { TEXT($gangster) } цього раунду нічого не зробить, а карта піде під колоду.
       *[job] Скасувати «{ TEXT($card) }»? { TEXT($gangster) } цього раунду нічого не заробить, а карта пропаде.
    }
    .do = Скасувати
    .keep = Залишити
sure-decline = Більше не роздавати завдань цього раунду? Хто без діла, той без діла й лишиться.
    .do = Більше не треба
    .keep = Планувати далі
why-needs = Бракує: { TEXT($needs) }. Укладіть угоду або скасуйте.
why-short = До ціни бракує { $short } $.
why-reaction = Лише в чужий хід, у відповідь на чужу справу.

## Що в коробці: таблиці даних

box-meta = Про гру
box-components = Кількість
box-dice = Кубики
box-money = Гроші
box-bills = Купюри
box-rounds = Раунди
box-limits = Межі
box-setup = Підготовка
box-scoring = Підрахунок
box-expansion = Доповнення
box-variants = Варіанти
box-families = Родини
box-gangsters = Гангстери
box-businesses = Бізнес
box-monopolies = Монополії
box-jobs = Справи
box-influence = Карти впливу
box-special-gangs = Особливі банди
box-special-gangsters = Особливі гангстери
box-windows = Вікна реакцій
box-trade = Торгівля

# What decided a fight, in the log
tally-hit = успіх
tally-miss = без успіху

# How much has happened since the reader's last move, by kind of event
since-assigned =
    { $count ->
        [one] { $count } доручення
        [few] { $count } доручення
       *[many] { $count } доручень
    }
since-played =
    { $count ->
        [one] { $count } карта впливу
        [few] { $count } карти впливу
       *[many] { $count } карт впливу
    }
since-outcome =
    { $count ->
        [one] { $count } виконана справа
        [few] { $count } виконані справи
       *[many] { $count } виконаних справ
    }
since-bought =
    { $count ->
        [one] { $count } купівля
        [few] { $count } купівлі
       *[many] { $count } купівель
    }
since-killed =
    { $count ->
        [one] { $count } убитий
        [few] { $count } убиті
       *[many] { $count } убитих
    }

## Підказки: що означає такий вибір

do-assign = Гангстер бере доручення чи купівлю на раунд; що саме, видно лише у фазі дій.
do-plan = Запланований бізнес оплачують у фазі дій; не буде грошей — його втрачено.
do-perform = Доручення відкривають, кидають кубики за числом пістолетів, вирішують успіхи.
do-hire = Новий гангстер — це ще одне завдання в кожному раунді, що попереду.
do-cancel = Завдання пропадає без ефекту.

# Standing answers

window-IncomeHire = Найм після доходу
window-BuyNow = Купівля одразу
window-HandLimit = Межа карт у руці
standing-AmbushWindow-ambush = Влаштовувати засідку, якщо можу
standing-IncomeHire-pass = Нікого не наймати
standing-BuyNow-pass = Нічого не купувати
standing-HandLimit-oldest = Спершу скидати справи ранніх раундів
standing-unless-named = якщо це не проти мене
standing-unless-cash = якщо в мене не більше грошей, ніж
