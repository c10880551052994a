## Афиша: название, одна-две фразы, что это за игра

game-title = Коза ностра
game-pitch = Ночной Нью-Йорк. Каждому делу нужен подельник, а слово ни к чему не обязывает.
game-kind = Сделки и измены
game-goal = Побеждает тот, у кого больше денег после последней получки. Отмытые считаются вдвойне.

### La Cosa Nostra.
###
### Формы имени: простая открывает предложение или стоит сама по себе, `.mid` стоит внутри предложения, `.acc` —
### винительный падеж, `.full` говорит всё, что нужно для выбора. О семье говорится во множественном числе: Карузо платят.


## Bots, by seat

bot-name-1 = Донна Розалия
bot-name-2 = Дядя Беппе
bot-name-3 = Сал Цветочник
bot-name-4 = Лючия Бруно
bot-name-5 = Нико Дважды

## Пять семей

side-blundetto = Бландетто
side-dimaggio = ДиМаджо
side-calmuti = Кальмути
side-laserva = ЛаСерва
side-caruso = Карузо

## Бизнес

pimp = Сутенёр
    .mid = сутенёр
    .acc = сутенёра
    .from = с сутенёра
pimp-hint = Доход { $income } $, цена { $cost } $. Идёт в счёт монополии на проституцию.
dealer = Дилер
    .mid = дилер
    .acc = дилера
    .from = с дилера
dealer-hint = Доход { $income } $, цена { $cost } $. Идёт в счёт монополии на уличную торговлю.
loan_shark = Ростовщик
    .mid = ростовщик
    .acc = ростовщика
    .from = с ростовщика
loan_shark-hint = Доход { $income } $, цена { $cost } $. Идёт в счёт монополии на кредитование.
lawyer = Адвокат
    .mid = адвокат
    .acc = адвоката
    .from = с адвоката
lawyer-hint = Доход { $income } $, цена { $cost } $. Раз за раунд, в свой ход: посмотреть два чужих закрытых поручения.
politician = Политик
    .mid = политик
    .acc = политика
    .from = с политика
politician-hint = Доход { $income } $, цена { $cost } $. Ещё одна карта влияния в каждом наборе карт.
cop = Коп
    .mid = коп
    .acc = копа
    .from = с копа
cop-hint = Доход { $income } $, цена { $cost } $. Раз за раунд: перебросить один кубик заработка.
garage = Автомастерская
    .mid = автомастерская
    .acc = автомастерскую
    .from = с автомастерской
garage-hint = Предприятие. Доход { $income } $, цена { $cost } $.
construction_firm = Строительная фирма
    .mid = строительная фирма
    .acc = строительную фирму
    .from = со строительной фирмы
construction_firm-hint = Предприятие. Доход { $income } $, цена { $cost } $.
waste_company = Мусорная компания
    .mid = мусорная компания
    .acc = мусорную компанию
    .from = с мусорной компании
waste_company-hint = Предприятие. Доход { $income } $, цена { $cost } $.
night_club = Ночной клуб
    .mid = ночной клуб
    .acc = ночной клуб
    .from = с ночного клуба
night_club-hint = Предприятие. Доход { $income } $, цена { $cost } $.
casino = Казино
    .mid = казино
    .acc = казино
    .from = с казино
casino-hint = Предприятие. Доход { $income } $, цена { $cost } $.
business-card = { TEXT($kind) }
    .mid = { TEXT($kind, form: "mid") }
    .acc = { TEXT($kind, form: "acc") }
    .from = { TEXT($kind, form: "from") }
    .full = { TEXT($kind) } · доход { $income } $ · цена { $cost } $

## Монополии

prostitution = Проституция
    .mid = монополия на проституцию
    .acc = монополию на проституцию
    .from = с монополии на проституцию
street_trade = Уличная торговля
    .mid = монополия на уличную торговлю
    .acc = монополию на уличную торговлю
    .from = с монополии на уличную торговлю
lending = Кредитование
    .mid = монополия на кредитование
    .acc = монополию на кредитование
    .from = с монополии на кредитование
monopoly-hint = { $income } $ в каждый день выплат тому, у кого хотя бы две незаблокированные карты этого вида ({ TEXT($kind, form: "mid") }) и их больше, чем у всех остальных вместе.

## Гангстеры семей

little_joey = Малыш Джоуи
    .acc = Малыша Джоуи
jimmy_bananas = Джимми Бананас
    .acc = Джимми Бананаса
big_joey = Большой Джоуи
    .acc = Большого Джоуи
stevie_blundetto = Стиви Бландетто
micky_dogs = Микки Догс
    .acc = Микки Догса
knocky_fivepoints = Нокки Файвпойнтс
    .acc = Нокки Файвпойнтса
phil_malony = Фил Малони
    .acc = Фила Малони
lenny_dimaggio = Ленни ДиМаджо
franco_luciano = Франко Лучано
mia_lavecchia = Мия ЛаВеккья
    .acc = Мию ЛаВеккью
pablo_dimaggio = Пабло ДиМаджо
tommy_the_cat = Томми Кот
    .acc = Томми Кота
vito_baritono = Вито Баритоно
frankie_calmuti = Фрэнки Кальмути
bobby_ruthless = Бобби Безжалостный
    .acc = Бобби Безжалостного
carmine_lucatoni = Кармине Лукатони
salie_canalli = Сали Каналли
rocky_santiago = Рокки Сантьяго
rusty_laserva = Расти ЛаСерва
    .acc = Расти ЛаСерву
sunny_bonasera = Санни Бонасера
    .acc = Санни Бонасеру
jacky_two_finger = Джеки Два Пальца
harry_diamonds = Гарри Даймондс
    .acc = Гарри Даймондса
donny_brasi = Донни Брази
eddy_riso = Эдди Ризо
paulie_pennino = Поли Пеннино
babyface_tony = Тони Детское Лицо
rocco_caruso = Рокко Карузо
fat_tony = Толстый Тони
    .acc = Толстого Тони
larry_caruso = Мистер Ларри Карузо
    .acc = Мистера Ларри Карузо
massimo_valente = Массимо Валенте
gangster-card = { TEXT($gangster) }
    .full =
    { $starter ->
        [yes] { TEXT($gangster) } · { TEXT($of) } · стволов { $guns }
       *[no] { TEXT($gangster) } · { TEXT($of) } · стволов { $guns } · цена { $cost } $
    }
gangster-card-hint =
    { $starter ->
        [yes] { TEXT($of) }, в деле с самого начала. Стволов: { $guns }.
       *[no] { TEXT($of) }, наём стоит { $cost } $. Стволов: { $guns }.
    }

## Особые гангстеры

bandidos = Лос Бандитос
angels = Ангелы Хаоса
bratva = Братва
yakuza = Якудза
crips = Крипс
bernardo_farmacista = Бернардо Фармасиста
    .acc = Бернардо Фармасисту
bernardo_farmacista-hint = Удачное поручение он может тут же повторить, раз за раунд. Ограбление и засаду не повторяет.
big_loco = Большой Локо
    .acc = Большого Локо
big_loco-hint = Порог успеха ниже на 1 во всех поручениях ваших гангстеров.
mano_del_muerte = Мано дель Муэрте
mano_del_muerte-hint = За каждого чужого гангстера, убитого вашими людьми, вы сразу получаете по { $per_strength } $ за единицу его силы.
tuco_quintero = Туко Кинтеро
tuco_quintero-hint = После каждого своего поручения, удачного или нет, может избить чужого дельца.
paco_santiago = Пако Сантьяго
paco_santiago-hint = Любое поручение выполняет с силой { $value }. На его нападения нельзя ответить засадой.
izzy_ordova = Иззи Ордова
    .acc = Иззи Ордову
izzy_ordova-hint = Её поручение можно сбросить, чтобы вместо него совершить убийство.
thelma_montgomery = Тельма Монтгомери
    .acc = Тельму Монтгомери
thelma_montgomery-hint = Порог успеха выше на 1 для нападений на ваших дельцов. Соблазн и саботаж на ваших гангстеров не действуют.
deadly_dave_poppel = Смертоносный Дейв Поппел
    .acc = Смертоносного Дейва Поппела
deadly_dave_poppel-hint = Две дополнительные карты влияния при найме и в каждом наборе карт. Раз за раунд: посмотреть два закрытых поручения.
willy_svenson = Вилли Свенсон
    .acc = Вилли Свенсона
willy_svenson-hint = Сбросьте его поручение: чужое убийство, разрушение или блокировка не состоится.
jimmy_the_drifter = Джимми Бродяга
    .acc = Джимми Бродягу
jimmy_the_drifter-hint = Когда нападение на вашего гангстера удалось: сбросьте его поручение и ответьте засадой.
bob_the_rock_nelson = Боб «Скала» Нельсон
    .acc = Боба «Скалу» Нельсона
bob_the_rock_nelson-hint = Порог успеха выше на 1 для любых нападений на вас и всё ваше.
lono_sliffer = Лоно Слиффер
    .acc = Лоно Слиффера
lono_sliffer-hint = Дважды за раунд: другой игрок перебрасывает один кубик, и новый результат окончателен.
stas_valigura = Стас Валигура
    .acc = Стаса Валигуру
stas_valigura-hint = Две дополнительные карты при найме и в каждом наборе карт: поручения или влияние, как угодно.
alexei_valenko = Алексей Валенко
    .acc = Алексея Валенко
alexei_valenko-hint = Дважды за раунд: отменить чужую карту влияния или снять с чужого гангстера головореза либо пистолет-пулемёт.
heavy_hand = Тяжёлая Рука
    .acc = Тяжёлую Руку
heavy_hand-hint = Может взять два поручения и делит между ними свои кубики.
adriano_simeon = Адриано Симеон
    .acc = Адриано Симеона
adriano_simeon-hint = В конце раунда, кроме последнего, можно заплатить { $cost } $: сила навсегда +1, но не больше { $max }.
sergei_odessa = Сергей Одесса
    .acc = Сергея Одессу
sergei_odessa-hint = Раз за раунд после своего броска: перебросить любые кубики, все сразу.
fyodor_kalashenko = Фёдор Калашенко
    .acc = Фёдора Калашенко
fyodor_kalashenko-hint = Рука без предела. Раз за раунд в фазе действий: вернуть на руку своё поручение, назначенное или только что выполненное.
fumiyo_goto = Фумиё Гото
fumiyo_goto-hint = Любой бизнес стоит вам на { $amount } $ меньше.
ryu_yamamoto = Рю Ямамото
ryu_yamamoto-hint = Планируя покупку, карту можно взять и из колоды. Любой бизнес стоит вам на { $amount } $ меньше.
takeshi_ando = Такеши Андо
takeshi_ando-hint = В каждый день выплат один вид бизнеса на ваш выбор приносит вдвое больше.
kenzo_isoaki = Кензо Исоаки
kenzo_isoaki-hint = Может взять покупку вдобавок к поручению.
saito_botan = Сайто Ботан
    .acc = Сайто Ботана
saito_botan-hint = Для монополий ваши ночные клубы считаются сутенёрами, а казино — дилерами и ростовщиками.
yumiko_ishi = Юмико Иси
yumiko_ishi-hint = Любой бизнес обходится вам вдвое дешевле. Может взять покупку вдобавок к другому заданию.
mad_tyrell = Бешеный Тайрел
    .acc = Бешеного Тайрела
mad_tyrell-hint = Зарабатывает с силой { $value }. Его добычу нельзя отнять ограблением.
risky_rick = Рисковый Рик
    .acc = Рискового Рика
risky_rick-hint = Перед его заработком можно поднять порог успеха на 1; тогда награда вдвое больше.
t_dog = Ти-Дог
    .acc = Ти-Дога
t_dog-hint = Раз за раунд, в свой ход: отмыть попутно до { $max } $.
laverne_ontario = Лаверн Онтарио
laverne_ontario-hint = Приносит { $amount } $ в каждый день выплат.
little_omar = Малыш Омар
    .acc = Малыша Омара
little_omar-hint = Сбросьте его поручение и бросьте кубики: { $per_success } $ за каждый успех от { $success }. Это считается заработком.
ot_stylz = О. Т. Стайлз
    .acc = О. Т. Стайлза
ot_stylz-hint = Порог успеха ниже на 1 во всех заработках ваших гангстеров.

## Карты влияния

snitch = Стукач
snitch-hint = Посмотреть одно закрытое поручение другого игрока или сменить весь рынок.
spy = Шпион
spy-hint = Посмотреть два закрытых поручения других игроков.
doctor = Вызов врача
doctor-hint = Ответ на чужой удар: гангстер или делец не убит, а лишь заблокирован, или блокировка снята.
henchman = Головорез
henchman-hint = При планировании, на любого гангстера: порог успеха его поручения ниже на 1.
sabotage = Саботаж
sabotage-hint = При планировании, на чужого гангстера: порог успеха его поручения выше на 1.
smg = Пистолет-пулемёт
smg-hint = При планировании, на любого гангстера: сила +1 до конца раунда.
seduction = Соблазн
seduction-hint = При планировании, на чужого гангстера: сила −1 до конца раунда.
schemer = Интриган
schemer-hint = Прямо перед чужим ходом: сначала ваш ход. Или в свой ход: пропустить его.
godfather = Крёстный отец
godfather-hint = Карта влияния, которую только что сыграл другой игрок, не действует.
patron = Покровитель
patron-hint = После своего броска: перебросить один кубик.

## Поручения: заработки

drug_delivery = Доставка товара
drug_delivery-hint = Свёрток, угол улицы, никаких вопросов.
building_scam = Афера
building_scam-hint = Бетона половина, счёт полный.
gas_station_holdup = Налёт на заправку
gas_station_holdup-hint = Две минуты и чулок на голове.
threats = Угрозы
threats-hint = Письмо вежливое. Пуля в конверте — нет.
escort_service = Эскорт-услуги
escort_service-hint = Приятное общество с почасовой оплатой.
credit_card_fraud = Афера с кредитками
credit_card_fraud-hint = Чужие имена, чужие деньги.
arms_trade = Торговля оружием
arms_trade-hint = На ящиках написано: сельхозтехника.
red_light_district = Квартал красных фонарей
red_light_district-hint = Патрульный разглядывает небо.
car_theft = Угон
car_theft-hint = В девять припарковали, к десяти перекрасили.
fraud = Мошенничество
fraud-hint = Всё было написано мелким шрифтом.
market_rigging = Манипуляция рынком
market_rigging-hint = На городской мусор один покупатель. Ваш.
cigarette_smuggling = Контрабанда сигарет
cigarette_smuggling-hint = Акцизные марки лучше настоящих.
insolvency = Дело о банкротстве
insolvency-hint = Заплатить он не может. Его лавка может.
casino_cheating = Шулерство
casino_cheating-hint = Выигрывает всегда казино. Казино ваше.
public_contracts = Госзаказ
public_contracts-hint = Мэрии нужны чистые улицы, во что бы то ни стало.
blackmail = Шантаж
blackmail-hint = Снимки получились очень удачными.
investment_fraud = Инвестиционное мошенничество
investment_fraud-hint = Башня на бумаге, зато в акциях.
counterfeiting = Фальшивомонетничество
counterfeiting-hint = В темноте любая купюра хороша.
bankruptcy = Банкротство
bankruptcy-hint = Сначала девочки, потом счета, потом лавка.
drug_trade = Торговля товаром
drug_trade-hint = Два угла, одна цена.
car_theft_ring = Угон
car_theft_ring-hint = Целая улица за ночь, под охраной полиции.
illegal_subsidies = Незаконные субсидии
illegal_subsidies-hint = Школа, в которой никто никогда не сядет за парту.
drug_smuggling = Контрабанда товара
drug_smuggling-hint = Бумаги в порядке. Больше ничего.
wild_party = Гулянка
wild_party-hint = Всё за счёт заведения, а заведение в долг.
election_fraud = Фальсификация выборов
election_fraud-hint = Покойники голосуют первыми.
usury = Ростовщичество
usury-hint = Десять процентов. В неделю.
hazardous_waste = Вывоз опасных отходов
hazardous_waste-hint = Реку никто не спрашивал.
killer_act = Убойный номер
killer_act-hint = Номер, за который не жаль умереть. Все столики заняты.
illegal_lab = Подпольная лаборатория
illegal_lab-hint = За подъёмником, под старыми шинами.
collusion = Сговор
collusion-hint = Закон, значок и кабинет за одним столом.
drug_ring = Наркобанда
drug_ring-hint = От танцпола до причала один поставщик.
insurance_fraud = Страховая афера
insurance_fraud-hint = Машину угнали. Дважды.
toxic_dump = Свалка токсичных отходов
toxic_dump-hint = Детская площадка с видом на бочки.
boxing_match = Боксёрский матч
boxing_match-hint = В пятом он ляжет. Не знает только он сам.
film_production = Съёмки фильма
film_production-hint = Без сценария, зато свет хороший.
real_estate_fraud = Афера с недвижимостью
real_estate_fraud-hint = Один дом, четыре покупателя.
rigged_gambling = Нечестная игра
rigged_gambling-hint = Рулетка стоит ровно. Пол — нет.
senators_party = Вечеринка у сенатора
senators_party-hint = Что было у сенатора, то теперь продаётся.
car_smuggling = Контрабанда машин
car_smuggling-hint = Полсотни машин под полусотней тонн лома.
debt_trap = Долговая яма
debt_trap-hint = Фишки за счёт заведения. Долг — за ваш.
crime_syndicate = Преступный синдикат
crime_syndicate-hint = Два промысла в одних руках, и город платит на входе.

## Поручения: нападения

beating = Избиение
beating-hint = Нападение: чужой делец заблокирован до конца раунда.
property_damage = Ущерб имуществу
property_damage-hint = Нападение: другой игрок платит банку { $one } $, при двух успехах { $two } $.
theft = Кража
theft-hint = Нападение: другой игрок платит вам { $one } $, при двух успехах { $two } $.
vandalism = Вандализм
vandalism-hint = Нападение: чужое предприятие заблокировано до конца раунда.
persuasion = Убеждение
persuasion-hint = Нападение: при двух успехах чужой делец переходит к вам. Сделки на него снимаются.
assassination = Покушение
assassination-hint = Нападение: чужой делец заблокирован, а при двух успехах убит.
murder = Убийство
murder-hint = Нападение: два успеха убивают гангстера. Порог успеха равен его силе, а пока на нём задание — на 1 выше.
arson = Поджог
arson-hint = Нападение: чужое предприятие заблокировано, а при двух успехах сгорает дотла.
car_bomb = Бомба в машине
car_bomb-hint = Нападение: чужой гангстер заблокирован, а при двух успехах убит.
drive_by = Стрельба из машины
drive_by-hint = Нападение: один успех убивает гангстера. Порог успеха равен его силе, а пока на нём задание — на 1 выше. Без успеха он может выстрелить в ответ.

## Поручения: ни то ни другое

exclusive_offer = Эксклюзивное предложение
exclusive_offer-hint = Сразу купить бизнес с рынка на { $one } $ дешевле, а при двух успехах за полцены.
connections = Связи
connections-hint = Сразу купить бизнес с рынка или из колоды, а при двух успехах на { $two } $ дешевле.
laundering = Отмывание денег
laundering-hint = Отмыть до { $one } $ наличных, при двух успехах до { $two } $. В конце эти деньги удвоятся.
party = Вечеринка
party-hint = Все остальные платят вам по { $one } $, при двух успехах по { $two } $.
horse_races = Скачки
horse_races-hint = Поставьте до { $one } $ перед броском. Успех вернёт вдвое, без успеха деньги пропали.

## Поручения: реакции

robbery = Ограбление
robbery-hint = Реакция: половина награды, которую вот-вот получит другой игрок, а при двух успехах вся.
ambush = Засада
ambush-hint = Реакция: нападение на вас или ограбление сорвано. При двух успехах нападавший убит.

## Что нужно для поручения и что оно приносит

job-card = { TEXT($job) }
    .full = { TEXT($job) } · { TEXT($terms) }
terms-needs = нужно: { TEXT($needs, form: "mid") } · { $value }+ · { $one } $ (два успеха: { $two } $)
terms-monopolies = монополий нужно: { $count } · { $value }+ · { $one } $ (два успеха: { $two } $)
terms-money = { $value }+ · { $one } $ (два успеха: { $two } $)
terms-value = { $value }+
terms-strength = против силы цели
listed = { TEXT($first, form: "mid") }, { TEXT($rest, form: "mid") }
several = { TEXT($kind, form: "mid") } ×{ $count }

## О ком речь, если это сам читатель

reader = вы
    .gen = вас

die = Кубик { $number }

## Фазы

phase-setup = Подготовка
phase-draw = Набор карт
phase-hire = Наём
phase-planning = Планирование
phase-action = Действия
phase-income = День выплат
phase-end = Последний день выплат

## Настройки

setting-expansion_gangsters = Особые гангстеры
setting-expansion_gangsters-hint = Дополнение: 30 гангстеров со своими способностями, наём перед планированием. На старте у каждого 5 000 $.
setting-expansion_gangsters-true = в игре
setting-expansion_gangsters-false = остаются в коробке
setting-extra_cards = Дополнительные карты
setting-extra_cards-hint = Ещё три поручения и пять карт влияния: «Сговор», «Преступный синдикат», «Крёстный отец», «Покровитель».
setting-extra_cards-with_expansion = вместе с особыми гангстерами
setting-extra_cards-on = всегда
setting-extra_cards-off = никогда
setting-short_game = Длина игры
setting-short_game-hint = Короткая игра кончается выплатами третьего раунда.
setting-short_game-true = три раунда
setting-short_game-false = четыре раунда
setting-espionage = Шпионаж
setting-espionage-hint = Когда стукач и шпион могут смотреть закрытые поручения.
setting-espionage-true = и в чужой ход
setting-espionage-false = только в свой ход
setting-bonus_income = Премия за самый большой доход
setting-bonus_income-hint = 5 000 $ в каждый день выплат тому единственному, у кого доход больше всех.
setting-bonus_income-true = платится
setting-bonus_income-false = не платится
setting-robbery_against_robbery = Ограбить грабителя
setting-robbery_against_robbery-hint = Можно ли ответить на ограбление ограблением.
setting-robbery_against_robbery-true = можно
setting-robbery_against_robbery-false = нельзя
setting-two_assignments_five_players = Планирование впятером
setting-two_assignments_five_players-hint = Только за столом на пятерых, начиная со второго раунда.
setting-two_assignments_five_players-true = два гангстера за ход
setting-two_assignments_five_players-false = один гангстер за ход
setting-influence_from_round = Карты влияния с раунда
setting-influence_from_round-hint = Для первых партий: начать без карт влияния.
setting-corrected_prices = Цены Адриано и Рика
setting-corrected_prices-hint = Две напечатанные цены похожи на опечатки.
setting-corrected_prices-true = исправленные
setting-corrected_prices-false = как напечатаны
setting-planning_timer_seconds = Время на задание
setting-planning_timer_seconds-hint = Когда оно выйдет, первую подходящую карту положат за вас.
setting-planning_timer_seconds-0 = без ограничения
setting-planning_timer_seconds-60 = 60 секунд
setting-race_windows = Если грабят или интригуют сразу несколько
setting-race_windows-hint = Кто из них будет первым.
setting-race_windows-true = кто успел раньше
setting-race_windows-false = ближайший от первого игрока
setting-bosses = Семьи
setting-bosses-hint = Как семьи достаются местам.
setting-bosses-choice = выбирают по порядку мест
setting-bosses-random = раздаются
setting-first_player = Первый игрок
setting-first_player-hint = Кто начинает; после каждого раунда карта переходит дальше.
setting-first_player-random = по жребию
setting-first_player-host = хозяин стола

## Вопросы

ask-ChooseBoss = Какую семью вы возглавите?
ask-RedealCheck = Ваши поручения на этот раунд. Отказаться можно, только если все они — нападения.
ask-ExtraDraw =
    { $count ->
        [one] Вам полагается ещё { $count } карта. Поручение или влияние?
        [few] Вам полагаются ещё { $count } карты. Сколько из них поручений?
       *[many] Вам полагается ещё { $count } карт. Сколько из них поручений?
    }
ask-EmptyDeck =
    { $count ->
        [one] Поручения этого раунда кончились, а вам полагается ещё { $count } карта. Откуда её взять?
        [few] Поручения этого раунда кончились, а вам полагаются ещё { $count } карты. Откуда их взять?
       *[many] Поручения этого раунда кончились, а вам полагается ещё { $count } карт. Откуда их взять?
    }
ask-HireTurn =
    { $part ->
        [exchange] Кто уступит место? На смену идёт { TEXT($thing) }
       *[none] Наймёте кого-нибудь?
    }
ask-IncomeHire = Наймёте кого-нибудь из-под карты босса?
ask-PlanningTurn =
    { $part ->
        [assign] { TEXT($thing) }: какое задание?
        [lay] «{ TEXT($thing) }»: на кого положить?
        [play] «{ TEXT($thing) }»: ради чего?
       *[none]
            { $left ->
                [0] Планирование: что-нибудь ещё до конца хода?
               *[other] Планирование: кому дать задание?
            }
    }
ask-TurnWindow = Сейчас будут ходить { TEXT($side) }. Вклинитесь перед ними?
ask-ActionTurn =
    { $part ->
        [target] { TEXT($thing) }: кто под ударом?
        [stake] { TEXT($thing) }: сколько поставите?
        [how] { TEXT($thing) }: как это сделать?
        [play] «{ TEXT($thing) }»: ради чего?
        [use] { TEXT($thing) }: сколько?
       *[none]
            { $done ->
                [yes] Что-нибудь ещё до конца хода?
               *[no]
                    { $extra ->
                        [yes] Ваш внеочередной ход: выполните или отмените одно задание
                       *[no] Ваш ход: выполните или отмените одно задание
                    }
            }
    }
ask-InfluenceWindow = { TEXT($side) } играют карту «{ TEXT($card) }». Ответите?
ask-Peek = Какое закрытое поручение посмотреть?
ask-RevealWindow = Поручение открыто, кубики ещё не брошены. Снимете карту с гангстера?
ask-RollerDice =
    { $count ->
        [one] На кубике { $dice }, успех от { $value }. Вмешаетесь в бросок?
        [few] На кубиках { $dice }, успех от { $value }. Вмешаетесь в бросок?
       *[many] На кубиках { $dice }, успех от { $value }. Вмешаетесь в бросок?
    }
ask-RerollAny =
    { $count ->
        [one] На кубике { $dice }, успех от { $value }. Перебросить его?
        [few] На кубиках { $dice }, успех от { $value }. Какие перебросить?
       *[many] На кубиках { $dice }, успех от { $value }. Какие перебросить?
    }
ask-OthersDice = { TEXT($side) } выбросили { $dice }, успех от { $value }. Вмешаетесь?
ask-RobWindow = { TEXT($side) } вот-вот получат { $reward } $. Ответите?
ask-AmbushWindow =
    { $aim ->
        [thing] { TEXT($side) }, «{ TEXT($job) }». Под ударом ваше: { TEXT($target, form: "mid") }. Ответите?
       *[player] { TEXT($side) }, «{ TEXT($job) }». Цель — вы. Удар вот-вот достигнет цели. Ответите?
    }
ask-CancelWindow =
    { $harm ->
        [kill] { TEXT($target) }: ещё миг, и всё кончено. Вмешаетесь?
       *[block] { TEXT($target) }: ещё миг, и карта заблокирована. Вмешаетесь?
    }
ask-DoctorWindow =
    { $harm ->
        [kill] { TEXT($target) } при смерти. Ответите?
       *[block] { TEXT($target) } выходит из строя. Ответите?
    }
ask-Launder = Сколько отмыть? Не больше { $limit } $
ask-BuyNow = Какой бизнес купите?
ask-ReturnJob = Поручение «{ TEXT($card) }» выполнено. Вернуть карту на руку?
ask-ShootBack = { TEXT($gangster) } всё ещё на ногах. Выстрелить в ответ? Цель: { TEXT($target) }
ask-RepeatJob =
    { $part ->
        [target] { TEXT($thing) }, ещё раз: кто под ударом?
        [stake] { TEXT($thing) }, ещё раз: сколько поставите?
        [how] { TEXT($thing) }, ещё раз: как это сделать?
       *[none] Поручение удалось. Повторить?
    }
ask-BonusAttack = { TEXT($gangster) } успевает ещё и избить кого-нибудь. Кого?
ask-ChooseKind = Какой вид бизнеса принесёт вдвое больше?
ask-Growth = Заплатите за прибавку в силе?
ask-HandLimit = На руке остаётся не больше поручений: { $jobs }, карт влияния: { $influence }. Что сбросить?

## Что решают другие, пока читатель ждёт: «Решают, ...»

await-ChooseBoss = какую семью возглавить
await-RedealCheck = оставить ли поручения
await-ExtraDraw = брать поручения или карты влияния
await-EmptyDeck = откуда взять недостающие карты
await-HireTurn = нанимать ли кого-нибудь
await-IncomeHire = нанимать ли кого-нибудь из-под карты босса
await-PlanningTurn = кому какое задание дать
await-TurnWindow = вклиниться ли перед чужим ходом
await-ActionTurn = какое задание выполнить или отменить
await-InfluenceWindow = ответить ли на карту влияния
await-Peek = какое закрытое поручение посмотреть
await-RevealWindow = снять ли карту с гангстера
await-RollerDice = вмешаться ли в свой бросок
await-RerollAny = какие кубики перебросить
await-OthersDice = вмешаться ли в чужой бросок
await-RobWindow = посягнуть ли на чужую добычу
await-AmbushWindow = ответить ли на нападение
await-CancelWindow = вмешаться ли, пока беда не случилась
await-DoctorWindow = помочь ли пострадавшему
await-Launder = сколько отмыть
await-BuyNow = какой бизнес купить
await-ReturnJob = вернуть ли карту на руку
await-ShootBack = стрелять ли в ответ
await-RepeatJob = повторить ли удавшееся поручение
await-BonusAttack = кого заодно избить
await-ChooseKind = какой вид бизнеса принесёт вдвое больше
await-Growth = платить ли за прибавку в силе
await-HandLimit = что сбросить

## Варианты

opt-boss = { TEXT($target) }: { TEXT($businesses, form: "mid") }
opt-keep = Оставить
opt-refuse_cards = Отказаться: одни нападения
opt-jobs =
    { $target ->
        [one] { $target } поручение
        [few] { $target } поручения
       *[many] { $target } поручений
    }, { $rest ->
        [one] { $rest } карта влияния
        [few] { $rest } карты влияния
       *[many] { $rest } карт влияния
    }
opt-reshuffle = Из стопки прошлого раунда, перемешав её
opt-influence_instead = Взять вместо них карты влияния
opt-hire = { TEXT($target) } · стволов { $guns } · { $price } $
opt-exchange = { TEXT($target) } в обмен на своего · стволов { $guns } · { $price } $
opt-give = { TEXT($target) }
opt-assign = { TEXT($target) }, сила { $strength }
opt-job = { TEXT($target, form: "full") }
opt-plan = Покупка: { TEXT($target) } · доход { $income } $ · цена { $price } $
opt-plan_from_deck = Покупка из колоды: { TEXT($target) } · доход { $income } $ · цена { $price } $
opt-search = Просмотреть колоду бизнеса
opt-done = Закончить ход
opt-decline = Больше заданий в этом раунде не давать
opt-play = Сыграть «{ TEXT($target) }»
opt-mode-peek = Посмотреть закрытое поручение
opt-mode-replace_market = Сменить рынок
opt-mode-kill_to_block = Блокировка вместо смерти
opt-mode-undo_block = Снять блокировку
opt-mode-extra_turn_now = Сходить прямо сейчас
opt-mode-skip_own_turn = Пропустить этот ход
opt-on = { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
opt-use = Попросить об услуге: { TEXT($target, form: "mid") }
opt-remove = Снять карту «{ TEXT($card) }»: { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
opt-take_back = Вернуть на руку: { TEXT($card) } ({ TEXT($gangster) })
opt-peek = { TEXT($gangster) } ({ TEXT($owner) }), поручение раунда { $round }
opt-enough = Достаточно
opt-look = Посмотреть закрытые поручения: сыграть карту «{ TEXT($target) }»
opt-perform = Выполнить: { TEXT($card, form: "full") } · { TEXT($gangster) }, сила { $strength }
opt-instead =
    { $instead ->
        [job] { TEXT($gangster) }: сбросить «{ TEXT($card) }» и пойти на убийство
       *[money] { TEXT($gangster) }: сбросить «{ TEXT($card) }» и бросить кубики на деньги
    }
opt-buy = { TEXT($gangster) }: купить { TEXT($card, form: "acc") } за { $price } $
opt-cancel =
    { $sort ->
        [purchase] { TEXT($gangster) }: отменить покупку ({ TEXT($card, form: "mid") })
       *[job] { TEXT($gangster) }: отменить «{ TEXT($card) }»
    }
opt-target =
    { $sort ->
        [gangster]
            { $state ->
                [busy] { TEXT($target) } ({ TEXT($owner) }), сила { $strength }, с заданием
               *[idle] { TEXT($target) } ({ TEXT($owner) }), сила { $strength }
            }
        [business]
            { $state ->
                [blocked] { TEXT($target) } ({ TEXT($owner) }), под блокировкой
               *[open] { TEXT($target) } ({ TEXT($owner) })
            }
       *[family] { TEXT($target) }
    }
opt-source =
    { $owner ->
        [reader] { TEXT($target) }: у вас
       *[other] { TEXT($target) }: по вашему жетону у { TEXT($owner, form: "gen") }
    }
opt-gamble-yes = Рискнуть: порог успеха +1, награда вдвое
opt-gamble-no = Не рисковать
opt-dice =
    { $target ->
        [one] { $target } кубик на это поручение
        [few] { $target } кубика на это поручение
       *[many] { $target } кубиков на это поручение
    }
opt-end_turn = Закончить ход
opt-stake = Поставить { $target } $
opt-stake-0 = Ничего не ставить
opt-stake-all = Поставить всё: { $amount } $
opt-launder = Отмыть { $target } $
opt-launder-0 = Ничего не отмывать
opt-launder-all = Отмыть всё: { $amount } $
opt-rob = Ограбление: { TEXT($gangster) }, сила { $strength }
opt-rob-dice =
    { $dice ->
        [one] Ограбление: { TEXT($gangster) }, { $dice } кубик
        [few] Ограбление: { TEXT($gangster) }, { $dice } кубика
       *[many] Ограбление: { TEXT($gangster) }, { $dice } кубиков
    }
opt-ambush = Засада: { TEXT($gangster) }, сила { $strength }
opt-ambush-dice =
    { $dice ->
        [one] Засада: { TEXT($gangster) }, { $dice } кубик
        [few] Засада: { TEXT($gangster) }, { $dice } кубика
       *[many] Засада: { TEXT($gangster) }, { $dice } кубиков
    }
opt-ambush_instead = Засада: { TEXT($gangster) }, сбросив «{ TEXT($card) }»
opt-prevent = { TEXT($target) } вмешивается и бросает своё поручение
opt-cancel_card = { TEXT($target) } отменяет карту
opt-reroll = Коп: перебросить кубик ({ $face })
opt-reroll_by_card = Покровитель: перебросить кубик ({ $face })
opt-reroll_any = { TEXT($target) }: выбрать кубики для переброса
opt-force_reroll = Пусть перебросят кубик ({ $face })
opt-die = Взять кубик ({ $face })
opt-roll = Бросить взятые кубики
opt-purchase = { TEXT($target) } · доход { $income } $ · цена { $price } $
opt-shoot_back = Выстрелить в ответ
opt-repeat = Ещё раз
opt-take_back_job = Вернуть карту на руку
opt-double = { TEXT($target) }
opt-grow = { TEXT($target) }: сила +1 за { $price } $
opt-discard = Сбросить: { TEXT($target, form: "full") }
opt-discard_influence = Сбросить: { TEXT($target) }
opt-home = Забрать свой жетон { TEXT($target, form: "from") } ({ TEXT($owner) })

## Что переходит из рук в руки

goods-cash = { $count } $
promise-later-token =
    { $giver-is ->
        [you] вы { $until } снимете свой жетон сделки с карты «{ TEXT($thing) }»
       *[other] { $giver } { $until } снимет жетон сделки с карты «{ TEXT($thing) }»
    }
goods-business = { TEXT($what, form: "acc") }
goods-token = жетон сделки на { TEXT($what, form: "acc") }
# На столе сделок, где их выбирают из списка
desk-kind-business = Бизнесы
desk-kind-gangster = Гангстеры без задания
desk-kind-token =
    { $half ->
        [give] Ваш бизнес послужит партнёру: он положит сюда жетон сделки
       *[take] Его бизнес послужит вам: вы положите сюда жетон сделки
    }
desk-business = { TEXT($what) }, доход { $income } $
desk-gangster = { TEXT($what) }, сила { $strength }
desk-token =
    { $state ->
        [planned] { TEXT($what) } (покупка в планах, ещё не оплачена)
       *[in_play] { TEXT($what) }
    }

## События

event-boss = { $seat }: семья { TEXT($family) }.
    .you = Ваша семья: { TEXT($family) }.
event-first_player = Первыми ходят { TEXT($side) }.
    .you = Первыми ходите вы.
event-market_open = На рынке: { $businesses }.
event-starting_sets = Каждому по стукачу, интригану и головорезу.
event-round = Начинается раунд { $round }. Первый игрок: { TEXT($first) }.
event-drew_jobs =
    { $count ->
        [one] { TEXT($side) } взяли { $count } поручение раунда { $round }.
        [few] { TEXT($side) } взяли { $count } поручения раунда { $round }.
       *[many] { TEXT($side) } взяли { $count } поручений раунда { $round }.
    }
    .you = Вы взяли: { $cards }.
event-drew_influence =
    { $count ->
        [one] { TEXT($side) } взяли { $count } карту влияния.
        [few] { TEXT($side) } взяли { $count } карты влияния.
       *[many] { TEXT($side) } взяли { $count } карт влияния.
    }
    .you = Вы взяли карты влияния: { $cards }.
event-influence_reshuffled = Сброс карт влияния перемешан и стал новой колодой.
event-redeal = На руке одни нападения: { $seats }. Поручения раунда раздаются заново.
event-drew_from_pile =
    { $count ->
        [one] { TEXT($side) } взяли { $count } поручение из стопки прошлого раунда.
        [few] { TEXT($side) } взяли { $count } поручения из стопки прошлого раунда.
       *[many] { TEXT($side) } взяли { $count } поручений из стопки прошлого раунда.
    }
    .you = Вы взяли из стопки прошлого раунда: { $cards }.
event-display = Можно нанять: { $gangsters }.
event-hired = { TEXT($side) } наняли { TEXT($gangster, form: "acc") } за { $price } $.
    .you = Вы наняли { TEXT($gangster, form: "acc") } за { $price } $.
event-exchanged = { TEXT($gangster) } уходит от { TEXT($side, form: "gen") } и уступает место другому.
    .you = { TEXT($gangster) } уходит от вас и уступает место другому.
event-planning = Начинается планирование: каждому гангстеру — своё задание.
event-assigned = { TEXT($at) } получает от { TEXT($side, form: "gen") } поручение раунда { $round }.
    .you = { TEXT($at) } получает от вас поручение «{ TEXT($card) }».
event-planned = { TEXT($at) } получает от { TEXT($side, form: "gen") } задание купить { TEXT($business, form: "acc") }.
    .you = { TEXT($at) } получает от вас задание купить { TEXT($business, form: "acc") }.
event-planned_new = { TEXT($at) } получает от { TEXT($side, form: "gen") } задание купить { TEXT($business, form: "acc") }. Новое на рынке: { TEXT($market, form: "mid") }.
    .you = { TEXT($at) } получает от вас задание купить { TEXT($business, form: "acc") }. Новое на рынке: { TEXT($market, form: "mid") }.
event-declined = { TEXT($side) } больше не дают заданий в этом раунде.
    .you = Вы больше не даёте заданий в этом раунде.
event-market = Новое на рынке: { TEXT($business, form: "mid") }.
event-new_market = Рынок сменился: { $businesses }.
event-searched = { TEXT($side) } просматривают колоду бизнеса.
    .you = Вы просматриваете колоду бизнеса.
event-played =
    { $mode ->
        [peek] { TEXT($side) } играют карту «{ TEXT($card) }»: посмотреть закрытые поручения.
        [replace_market] { TEXT($side) } играют карту «{ TEXT($card) }»: сменить рынок.
        [attach] { TEXT($side) } кладут карту «{ TEXT($card) }» на { TEXT($gangster, form: "acc") }.
        [skip_own_turn] { TEXT($side) } играют карту «{ TEXT($card) }» и пропускают ход.
        [extra_turn_now] { TEXT($side) } играют карту «{ TEXT($card) }» и ходят раньше.
        [reroll] { TEXT($side) } играют карту «{ TEXT($card) }»: один кубик ещё раз.
       *[other] { TEXT($side) } играют карту «{ TEXT($card) }».
    }
    .you =
    { $mode ->
        [attach] Вы кладёте карту «{ TEXT($card) }» на { TEXT($gangster, form: "acc") }.
       *[other] Вы играете карту «{ TEXT($card) }».
    }
event-card_cancelled = За { TEXT($side, form: "acc") } вступается { TEXT($by) }: карта не действует.
    .you = За вас вступается { TEXT($by) }: карта не действует.
event-used =
    { $looks ->
        [yes] { "" }
       *[no] { TEXT($card) } оказывает { TEXT($side, form: "dat") } услугу.
    }
    .you =
    { $looks ->
        [yes] { "" }
       *[no] { TEXT($card) } оказывает вам услугу.
    }
event-removed_card = { TEXT($by) } по приказу { TEXT($side, form: "gen") } навещает { TEXT($gangster, form: "acc") }.
    .you = { TEXT($by) } по вашему приказу навещает { TEXT($gangster, form: "acc") }.
event-unpinned = { TEXT($gangster) } остаётся без карты: { $cards }.
event-laundered =
    { $amount ->
        [0] { TEXT($side) } ничего не отмывают.
       *[other] { TEXT($side) } отмывают { $amount } $.
    }
    .you =
    { $amount ->
        [0] Вы ничего не отмываете.
       *[other] Вы отмываете { $amount } $.
    }
event-took_back =
    { $at ->
        [none] { TEXT($side) } возвращают на руку карту «{ TEXT($card) }». Выручает { TEXT($by) }.
       *[other] { TEXT($side) } возвращают поручение на руку. Без задания остаётся { TEXT($at) }.
    }
    .you = Вы возвращаете на руку карту «{ TEXT($card) }».
event-peeked = { TEXT($side) } смотрят поручение, которое держит { TEXT($at) }.
    .you = Вы смотрите, какое поручение держит { TEXT($at) }: { TEXT($card, form: "full") }.
event-looked =
    { $way ->
        [card] { $at_2 ->
            [none] { TEXT($side) } играют карту «{ TEXT($by) }» и смотрят поручение, которое держит { TEXT($at) }.
           *[other] { TEXT($side) } играют карту «{ TEXT($by) }» и смотрят поручения, которые держат { TEXT($at) } и { TEXT($at_2) }.
        }
       *[favour] { $at_2 ->
            [none] { TEXT($by) } оказывает { TEXT($side, form: "dat") } услугу и показывает поручение, которое держит { TEXT($at) }.
           *[other] { TEXT($by) } оказывает { TEXT($side, form: "dat") } услугу и показывает поручения, которые держат { TEXT($at) } и { TEXT($at_2) }.
        }
    }
    .you =
    { $way ->
        [card] { $at_2 ->
            [none] Вы играете карту «{ TEXT($by) }»: { TEXT($at) } держит поручение «{ TEXT($card) }».
           *[other] Вы играете карту «{ TEXT($by) }»: { TEXT($at) } держит поручение «{ TEXT($card) }», { TEXT($at_2) } — «{ TEXT($card_2) }».
        }
       *[favour] { $at_2 ->
            [none] { TEXT($by) } оказывает вам услугу: { TEXT($at) } держит поручение «{ TEXT($card) }».
           *[other] { TEXT($by) } оказывает вам услугу: { TEXT($at) } держит поручение «{ TEXT($card) }», { TEXT($at_2) } — «{ TEXT($card_2) }».
        }
    }
event-action = Наступает ночь: пора выполнять задания.
event-cancelled =
    { $business ->
        [none] { TEXT($side) } отменяют поручение. Без задания остаётся { TEXT($at) }.
       *[other] { TEXT($side) } отменяют покупку: { TEXT($business, form: "mid") }.
    }
    .you =
    { $business ->
        [none] Вы отменяете поручение. Без задания остаётся { TEXT($at) }.
       *[other] Вы отменяете покупку: { TEXT($business, form: "mid") }.
    }
event-bought = { TEXT($side) } покупают { TEXT($business, form: "acc") } за { $price } $.
    .you = Вы покупаете { TEXT($business, form: "acc") } за { $price } $.
event-substitute = { TEXT($gangster) } бросает поручение и делает по-своему.
event-revealed =
    { $aim ->
        [shot] { TEXT($gangster) } стреляет в ответ, цель — { TEXT($target) }.
        [money] { TEXT($gangster) } ({ TEXT($side) }) бросает кубики на деньги.
        [thing] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }», цель — { TEXT($target, form: "mid") } ({ TEXT($against) }).
        [player] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }», цель — { TEXT($against) }.
       *[none] { TEXT($gangster) } ({ TEXT($side) }): «{ TEXT($job) }».
    }{ $sources ->
        [none] { "" }
       *[other] { " " }В деле: { $sources }.
    }{ $stake ->
        [none] { "" }
       *[other] { " " }Ставка: { $stake } $.
    }{ $gamble ->
        [none] { "" }
       *[other] { " " }Риск: награда вдвое.
    }{ $planned ->
        [none] { "" }
       *[other] { " " }Отложено кубиков: { $planned }.
    }
event-rolled =
    { $dice ->
        [none] Бросать нечего.
       *[other]
            { $count ->
                [one] На кубике выпало { $dice }; успех — от { $value }.
                [few] На кубиках выпало { $dice }; успех — от { $value }.
               *[many] На кубиках выпало { $dice }; успех — от { $value }.
            }
    }
event-rerolled =
    { $picked ->
        [none]
            { $count ->
                [one] Кубик переброшен: { $dice }.
                [few] Один кубик переброшен: { $dice }.
               *[many] Один кубик переброшен: { $dice }.
            }
       *[other]
            { $count ->
                [one] Кубик переброшен: { $dice }.
                [few] Кубики переброшены: { $dice }.
               *[many] Кубики переброшены: { $dice }.
            }
    }
event-outcome =
    { $works ->
        [no]
            { $successes ->
                [0] Ни одного успеха не вышло.
                [one] Вышел { $successes } успех, а этого мало.
                [few] Вышло { $successes } успеха, а этого мало.
               *[many] Вышло { $successes } успехов, а этого мало.
            }
       *[yes]
            { $successes ->
                [one] Вышел { $successes } успех.
                [few] Вышло { $successes } успеха.
               *[many] Вышло { $successes } успехов.
            }
    }
event-money =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] { TEXT($side) } получают доход: { $amount } $.
        [reward] { TEXT($side) } зарабатывают { $amount } $.
        [robbery] { TEXT($side) } уносят награбленное: { $amount } $.
        [races] { TEXT($side) } выигрывают на скачках { $amount } $.
        [races_lost] { TEXT($side) } проигрывают на скачках { $amount } $.
        [theft] { TEXT($side) } крадут { $amount } $ у { TEXT($from, form: "gen") }.
        [party] { TEXT($side) } получают подарок от { TEXT($from, form: "gen") }: { $amount } $.
        [damage] { TEXT($side) } платят за ущерб { $amount } $.
        [bounty] { TEXT($side) } получают за голову { $amount } $.
        [bonus_income] У { TEXT($side, form: "gen") } самый большой доход: ещё { $amount } $.
        [most_gangsters] У { TEXT($side, form: "gen") } больше всех гангстеров: { $amount } $.
        [kills] { TEXT($side) } получают за убитых { $amount } $.
       *[laundered] { TEXT($side) } достают отмытое: { $amount } $.
    }
    .you =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] Вы получаете доход: { $amount } $.
        [reward] Вы зарабатываете { $amount } $.
        [robbery] Вы уносите награбленное: { $amount } $.
        [races] Вы выигрываете на скачках { $amount } $.
        [races_lost] Вы проигрываете на скачках { $amount } $.
        [theft] Вы крадёте { $amount } $ у { TEXT($from, form: "gen") }.
        [party] Вы получаете подарок от { TEXT($from, form: "gen") }: { $amount } $.
        [damage] Вы платите за ущерб { $amount } $.
        [bounty] Вы получаете за голову { $amount } $.
        [bonus_income] У вас самый большой доход: ещё { $amount } $.
        [most_gangsters] У вас больше всех гангстеров: { $amount } $.
        [kills] Вы получаете за убитых { $amount } $.
       *[laundered] Вы достаёте отмытое: { $amount } $.
    }
event-repelled = { TEXT($side) } ждали гостей: нападение сорвано.
    .you = Вы ждали гостей: нападение сорвано.
event-prevented = { TEXT($gangster) } вмешивается: ничего не происходит.
event-took_over = { TEXT($side) } переманивают { TEXT($business, form: "acc") } у { TEXT($from, form: "gen") }.
    .you = Вы переманиваете { TEXT($business, form: "acc") } у { TEXT($from, form: "gen") }.
event-killed =
    { $gangster ->
        [none] { TEXT($business) } выходит из игры навсегда.
       *[other] { TEXT($gangster) } больше не встанет.
    }
event-blocked =
    { $gangster ->
        [none] { TEXT($business) } под блокировкой до конца раунда.
       *[other] { TEXT($gangster) } под блокировкой до конца раунда.
    }
event-token_home = Жетон { TEXT($side, form: "gen") } возвращается { TEXT($spot, form: "from") }.
    .you = Ваш жетон возвращается { TEXT($spot, form: "from") }.
event-monopoly =
    { $seat ->
        [none] Никто больше не держит { TEXT($monopoly, form: "acc") }.
       *[other] { TEXT($side) } теперь держат { TEXT($monopoly, form: "acc") }.
    }
    .you = Вы теперь держите { TEXT($monopoly, form: "acc") }.
event-doubled = У { TEXT($side, form: "gen") } в этот раз вдвойне платит { TEXT($kind, form: "mid") }.
    .you = У вас в этот раз вдвойне платит { TEXT($kind, form: "mid") }.
event-grew = { TEXT($gangster) } набирает силу: +1.
event-discarded_job = { TEXT($side) } сбрасывают поручение раунда { $round }.
    .you = Вы сбрасываете карту «{ TEXT($card) }».
event-discarded_influence = { TEXT($side) } сбрасывают карту влияния.
    .you = Вы сбрасываете карту «{ TEXT($card) }».
event-ended = Счета закрыты. Богаче всех: { $winners }.

## Чем кончилось

ending-most_money = Последние выплаты позади: самое большое состояние — { $best } $.
ending-estate = Последние выплаты позади: по { $best } $, и решило имущество.
ending-shared = Последние выплаты позади: по { $best } $, и ничто их не рассудило.
standing-total = Как в конце игры
standing-cash = Наличные
standing-laundered = Отмыто (считается вдвое)
standing-payday = Ближайшие выплаты
score-line = { $name }: { $score } $

## Стол в виде текста

text-round = Раунд { $round } из { $rounds }
text-first = первый игрок: { TEXT($who) }
text-turn = ход: { TEXT($who) }
text-market = Рынок
text-priced = { TEXT($what) } { $price } $ (+{ $income } $)
text-deck = Колода бизнеса, сверху вниз ({ $count })
text-monopolies = Монополии
text-held =
    { $who ->
        [none] { TEXT($what) } —
       *[other] { TEXT($what) }: { TEXT($who) }
    }
text-tokens-on = ({ $names })
text-job-decks = Колоды поручений
text-influence-deck = Карты влияния: { $count }, в сбросе { $gone }
text-pile = Стопка раунда { $round }
text-face-down = рубашкой вверх: { $count }
text-display = Можно нанять
text-for-hire = { TEXT($what) }, стволов { $guns }, { $price } $
text-deeds = Выполняется
text-owned = { TEXT($what) } ({ TEXT($who) })
text-for-money = бросок на деньги
text-dice =
    { $count ->
        [one] На кубике { $dice }, успех от { $value }
        [few] На кубиках { $dice }, успех от { $value }
       *[many] На кубиках { $dice }, успех от { $value }
    }
text-family = { TEXT($family) } (место { $seat })
text-family-you = { TEXT($family) } (вы, место { $seat })
text-cash = наличные { $amount } $
text-laundered = отмыто { $amount } $
text-tokens = жетоны { $count }
text-jobs = поручения { $count } (рубашки { $backs })
text-influence = влияние { $count }
text-businesses = Бизнес
text-boss = Под боссом
text-trophies = Убиты
text-known = Известно на руке
text-blocked = блокировка
text-used = отработано
text-split =
    { $count ->
        [one] остался { $count } кубик
        [few] осталось { $count } кубика
       *[many] осталось { $count } кубиков
    }
text-idle = —
text-job-hidden = поручение { $round }, рубашкой вверх
text-job = поручение { $round }: { TEXT($what, form: "full") }
text-purchase = покупка: { TEXT($what, form: "mid") }, { $price } $
text-full = { TEXT($what, form: "full") }
text-your-jobs = Ваши поручения
text-your-influence = Ваши карты влияния

## Счёт в конце

account-sum =
    { $sign ->
        [minus] −{ $amount } $
       *[plus] { $amount } $
    }
account-start = В начале
account-jobs = Заработано поручениями
account-taken = Взято у других
account-lost = Отдано другим и за ущерб
account-income = Дни выплат
account-purchases = Куплены бизнесы
account-gangsters = Наняты гангстеры
account-deals = Сделки
account-final = Последние выплаты: двойной доход
account-most_gangsters = Больше всех гангстеров
account-kills = За убитых
account-laundered = Отмытое, вдвойне
account-total = Всего

## Картина: что написано на столе и что говорят о себе его фигуры, если на них указать

pic-label =
    { $part ->
        [board] Поле, раунд { $round }
        [seat] Игровая зона: { $family }
        [hand] Ваши карты
       *[all] Стол, раунд { $round }
    }
pic-money = { $amount } $
pic-seat = Место { $seat }
pic-you = Вы
pic-first = Первый игрок
pic-winner = Богаче всех
pic-cash = Наличные: { $amount } $
pic-laundered = Отмыто: { $amount } $
pic-payday-round = Раунд { $round }. Платит каждое открытое дело.
pic-payday-last = Последние выплаты: всё платит вдвойне.
pic-payday-goal = После раунда IV побеждает тот, у кого больше денег. Отмытые в конце считаются вдвойне.
pic-payday = Ближайшие выплаты: { $amount } $
pic-business = { $name }: доход { $income } $, цена { $cost } $
pic-blocked = Блокировка до конца раунда
pic-used =
    { $count ->
        [one] Отработано в этом раунде
        [few] Отработано { $count } раза в этом раунде
       *[many] Отработано { $count } раз в этом раунде
    }
pic-token = Жетон сделки: { $family }
pic-tokens =
    { $count ->
        [0] Жетонов сделки не осталось
        [one] Остался { $count } жетон сделки
        [few] Осталось { $count } жетона сделки
       *[many] Осталось { $count } жетонов сделки
    }
pic-gangster = { $name }: сила { $strength }, стволов на карте { $guns }
pic-split =
    { $dice ->
        [one] На второе поручение остался { $dice } кубик
        [few] На второе поручение осталось { $dice } кубика
       *[many] На второе поручение осталось { $dice } кубиков
    }
pic-task = Поручение раунда { $round } рубашкой вверх
pic-task-known = Рубашкой вверх, но вам известно: { $job } (раунд { $round })
pic-planned = Запланировано, ещё не оплачено: { $name }, { $cost } $
pic-recruit =
    { $guns ->
        [one] { $name }: { $guns } ствол, цена { $price } $
        [few] { $name }: { $guns } ствола, цена { $price } $
       *[many] { $name }: { $guns } стволов, цена { $price } $
    }
pic-trophy =
    { $guns ->
        [one] Среди убитых: { $name }, { $guns } ствол
        [few] Среди убитых: { $name }, { $guns } ствола
       *[many] Среди убитых: { $name }, { $guns } стволов
    }
pic-jobs =
    { $count ->
        [one] На руке { $count } поручение раунда { $round }
        [few] На руке { $count } поручения раунда { $round }
       *[many] На руке { $count } поручений раунда { $round }
    }
pic-influence =
    { $count ->
        [one] На руке { $count } карта влияния
        [few] На руке { $count } карты влияния
       *[many] На руке { $count } карт влияния
    }
pic-monopoly-held = Монополия: { $name }
pic-monopoly =
    { $holder ->
        [none] Монополия: { $name }, пока ничья
       *[other] Монополия: { $name }, её держат { $holder }
    }
pic-deck =
    { $count ->
        [one] Колода бизнеса: { $count } карта
        [few] Колода бизнеса: { $count } карты
       *[many] Колода бизнеса: { $count } карт
    }
pic-in-deck = { $name }, в колоде на месте { $place }, { $cost } $
pic-job-deck =
    { $count ->
        [one] Поручения раунда { $round }: осталась { $count } карта
        [few] Поручения раунда { $round }: осталось { $count } карты
       *[many] Поручения раунда { $round }: осталось { $count } карт
    }
pic-pile =
    { $count ->
        [one] Стопка раунда { $round }: { $count } карта
        [few] Стопка раунда { $round }: { $count } карты
       *[many] Стопка раунда { $round }: { $count } карт
    }
pic-influence-deck =
    { $count ->
        [one] Колода влияния: { $count } карта
        [few] Колода влияния: { $count } карты
       *[many] Колода влияния: { $count } карт
    }
pic-influence-discard =
    { $count ->
        [one] Сброс влияния: { $count } карта
        [few] Сброс влияния: { $count } карты
       *[many] Сброс влияния: { $count } карт
    }
pic-special-deck =
    { $count ->
        [one] Особые гангстеры в колоде: { $count } карта
        [few] Особые гангстеры в колоде: { $count } карты
       *[many] Особые гангстеры в колоде: { $count } карт
    }
pic-special-aside =
    { $count ->
        [one] Отложен до раунда 3: { $count } особый гангстер
        [few] Отложено до раунда 3: { $count } особых гангстера
       *[many] Отложено до раунда 3: { $count } особых гангстеров
    }
pic-round = Раунд { $round }
pic-category =
    { $category ->
        [earning] Заработок
        [attack] Нападение
        [reaction] Реакция
       *[neutral] Прочее
    }
pic-effect =
    { $effect ->
        [block] блокировка
        [kill] убит
        [destroy] сгорает
        [take] отнят
        [repel] отбито
        [repel_and_kill] + убит
       *[shoot_back] стреляет
    }
pic-effect-sum =
    { $effect ->
        [fine] { $amount } $ в банк
        [collect_each] по { $amount } $
       *[steal] отнять { $amount } $
    }
pic-up-to = до { $amount } $
pic-share =
    { $share ->
        [half] половина
       *[all] всё
    }
pic-full-price = полная цена
pic-no-cards = На руке нет карт
pic-deed =
    { $mode ->
        [shoot_back] Ответный огонь
       *[substitute_earning] Бросок на деньги
    }
pic-against = Цель — { $target }
pic-roll =
    { $successes ->
        [one] Выпало { $dice }; успех от { $value }: { $successes } успех
        [few] Выпало { $dice }; успех от { $value }: { $successes } успеха
       *[many] Выпало { $dice }; успех от { $value }: { $successes } успехов
    }
pic-revealed = На столе
pic-needed = нужно
pic-die =
    { $hit ->
        [yes] { $face }: успех (нужно от { $value })
       *[no] { $face }: мимо (нужно от { $value })
    }
pic-successes =
    { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[many] { $count } успехов
    }
pic-stamp =
    { $stamp ->
        [repelled] отбито
        [void] сорвано
        [repeated] ещё раз
        [gamble] ва-банк
        [block] блокировка
       *[kill] убит
    }
pic-bosses = Пять семей. Какая ваша?
pic-closed = Счета закрыты
pic-order = Порядок хода
pic-deck-open = Колода бизнеса, сверху вниз
pic-no-family = Семья ещё не выбрана
pic-vacant = { $seat }: семья ещё не выбрана
pic-phase =
    { $phase ->
        [draw] Все берут поручения этого раунда и карты влияния.
        [hire] По очереди: каждый может нанять одного гангстера, и тот сразу готов к заданию.
        [planning] По очереди: один гангстер получает поручение рубашкой вверх или покупку.
        [action] По очереди: одно поручение вскрывают и бросают кубики или платят за покупку.
        [income] Бизнесы и монополии платят. Потом лишние карты сбрасывают.
        [end] Двойной доход, премии, отмытые деньги — и всё подсчитано.
       *[other] Раздают боссов, первые бизнесы и деньги.
    }

## Окна, как их называет постоянный ответ

window-RedealCheck = Поручения на раунд
window-TurnWindow = Перед чужим ходом
window-InfluenceWindow = Сыграна карта влияния
window-RevealWindow = Поручение открыто
window-RollerDice = Ваш бросок
window-OthersDice = Чужой бросок
window-RobWindow = Вот-вот выплатят добычу
window-AmbushWindow = На вас напали
window-CancelWindow = Вот-вот случится беда
window-DoctorWindow = Кто-то при смерти или выходит из строя

## Как в это играют

primer-goal = Всё решают деньги
primer-goal-text = После четырёх раундов — последний день выплат: доход удваивается, отмытое тоже, а за самую большую банду и за убитых соперников приплачивают. Чья семья после этого богаче всех, та и победила.
primer-goal-alt = Итог игры: семьи и их деньги, богатейшая сверху.

primer-round = В раунде четыре фазы
primer-round-text = Раундов тоже четыре. Ходят по часовой стрелке от первого игрока, а разговоры не смолкают.
primer-round-step-1 = Набор карт: поручения этого раунда, а со второго раунда ещё и карты влияния.
primer-round-step-2 = Планирование: за ход один гангстер получает поручение рубашкой вверх или покупку в открытую. И так, пока не заняты все.
primer-round-step-3 = Действия: за ход одно задание, в каком угодно порядке. Бросайте кубики или отменяйте.
primer-round-step-4 = День выплат: платит каждый бизнес. Потом можно нанять одного гангстера.

primer-job = Как читать поручение
primer-job-text = Оно лежит на гангстере рубашкой вверх, пока тот за него не возьмётся. Заработки приносят деньги, нападения бьют по другим, реакции ждут чужого хода.
primer-job-alt = Поручение «{ fraud }», шесть номеров указывают на его части.
primer-job-note-1 = Раунд. Он и на рубашке, на виду у всех.
primer-job-note-2 = Что нужно: эти бизнесы, свои или чужие по сделке. У нападения здесь его цель.
primer-job-note-3 = Что это: заработок, нападение, реакция или прочее.
primer-job-note-4 = Порог успеха: столько на кубике или больше.
primer-job-note-5 = Два успеха приносят вот это.
primer-job-note-6 = Один приносит вот это. Ни одного — обычно ничего.

primer-crew = Как читать гангстера и бизнес
primer-crew-text = Гангстеры выполняют поручения, бизнес кормит и открывает дорогу поручениям. Покупку планируют как поручение, а платят за неё, когда дойдёт черёд: нет денег — нет и бизнеса.
primer-crew-alt = Гангстер с закрытым поручением и адвокат на рынке; пять номеров указывают на их части.
primer-crew-note-1 = Стволы: его сила и его кубики.
primer-crew-note-2 = Задание: поручение, рубашкой вверх. Покупка лежала бы в открытую.
primer-crew-note-3 = Доход в каждый день выплат.
primer-crew-note-4 = Что этот делец умеет сверх того.
primer-crew-note-5 = Цена на рынке: два дохода.

primer-dice = Бросок
primer-dice-text = Кубиков столько, сколько стволов; каждый, что не ниже порога, — успех. Два успеха и больше дают верхнюю строку, один — нижнюю.
primer-dice-alt = Поручение на сукне: «{ fraud }», кубики 1, 4 и 5 при пороге 3, два успеха.

primer-deals = Сделки
primer-deals-text = В одиночку далеко не уйти. Говорить можно с кем угодно и когда угодно; предложения принимают, пока не летят кубики и никто не ждёт ответа. Всё, что названо в предложении, переходит из рук в руки разом — или никак.
primer-deals-step-1 = Жетон сделки: чужой бизнес послужит вам раз, для одного поручения. Цена — дело двоих.
primer-deals-step-2 = Деньги, бизнес, свободные гангстеры, жетоны сделки — в любом сочетании. Карты с руки и отмытые деньги — никогда.
primer-deals-step-3 = Обещания — это слова. «Половина твоя», «я тебя не трону»: держать их никто не обязан.

primer-reactions = Не в свой ход
primer-reactions-text = Если на что-то можно ответить, стол спрашивает всех, кто мог бы, судя по открытому, и каждый отвечает тайно. Поэтому пас никого не выдаёт. Пасовать можно и наперёд, постоянным ответом.
primer-reactions-step-1 = Ограбление: половина или всё, что другой только что заработал.
primer-reactions-step-2 = Засада: нападение на вас сорвано, а при двух успехах нападавший мёртв.
primer-reactions-step-3 = Картам влияния гангстер не нужен: прямо с руки, в ту минуту, что на них названа. Врач спасёт человека, интриган пустит вас вперёд.

primer-secret = Что скрыто, а что нет
primer-secret-text = Говорить о своих картах можно что угодно. Показывать нельзя.
primer-secret-step-1 = Знаете только вы: свои поручения, на руке и на гангстерах, и карты влияния на руке.
primer-secret-step-2 = Знают все: деньги, бизнес, гангстеров, задуманные покупки, сколько карт на руке и какого раунда каждое поручение.
primer-secret-step-3 = Не знает никто: порядок карт в колодах.

primer-win = На чём выигрывают и на чём проигрывают
primer-win-text = Кто отказывается от любой сделки, выигрывает редко.
primer-win-step-1 = Гангстеры — это действия: нанимайте, когда только можно. В конце самой большой банде — { $gang } $.
primer-win-step-2 = Монополия: хотя бы двое одного вида, и больше, чем у всех остальных вместе. { $income } $ в каждый день выплат.
primer-win-step-3 = Сперва заработать, потом купить, потом пустить купленное в ход. Длинные цепочки рвутся легко.
primer-win-step-4 = Заблокированная карта не платит, поручениям не служит, и жетоны с неё возвращаются к хозяевам. Для избиения сгодится и слабак.

primer-first = Первый вопрос к вам
primer-first-text = Чей вы босс? У жёлтых, зелёных и красных с самого начала по три бизнеса: для первого вечера в самый раз. Дальше планирование: щёлкните по гангстеру, потом по поручению или по бизнесу на рынке; денег пока не берут, и поручений никто не видит.
primer-first-alt = Пять боссов: у каждого знак семьи и бизнес, с которого она начинает.

## What a choice surely does: figures and what they become

figure-cash = { $family }: деньги
figure-laundered = { $family }: отмыто
figure-payday = { $family }: ближайшие выплаты
figure-influence = { $family }: карты влияния
figure-tokens = { $family }: жетоны сделок
figure-gangster = { $state ->
    [blocked] сила { $strength }, заблокирован
   *[other] сила { $strength }
}
figure-business = { $family }: { $business }
figure-owned =
    { $state ->
        [open] { $count }
       *[blocked] { $count }, заблокировано { $blocked }
    }

## Стол списком: его можно слушать и по нему играть

list-stands = Как идёт игра
list-first = Первый игрок: { TEXT($who) }
list-turn = Сейчас ходят: { TEXT($who) }
list-richest = Больше всего денег, наличных и отмытых вместе: { $who }, { $amount } $
list-bosses = Боссы
list-taken = { $family }: на месте { $seat }
list-against = против: { $whom }
list-die =
    { $good ->
        [yes] Кубик { $number }: выпало { $shown }, успех (нужно от { $value })
       *[no] Кубик { $number }: выпало { $shown }, мимо (нужно от { $value })
    }
list-deck = { $count ->
    [one] В колоде бизнеса { $count } карта
    [few] В колоде бизнеса { $count } карты
   *[many] В колоде бизнеса { $count } карт
}
list-in-deck = Сверху под номером { $number }: { TEXT($what) }
list-monopoly =
    { $who ->
        [none] { TEXT($what) }: ничья.
       *[other] { TEXT($what) }: { TEXT($who) }.
    }
list-owned = Бизнес этого вида: { $counts }
list-decks = Колоды и стопки
list-cards = На руке: поручений { $jobs } (раунды на рубашках: { $backs }), карт влияния { $influence }
list-tokens = Осталось жетонов сделки: { $count }
list-gangster =
    { $grown ->
        [same] { TEXT($what) }: сила { $strength }
       *[other] { TEXT($what) }: сила { $strength }, стволов на карте { $guns }
    }
list-discard = Сброшенные карты влияния: { $cards }
list-idle = без дела
list-second = { TEXT($what) }, второе задание: { $task }

sure-cancel =
    { $sort ->
        [purchase] Отменить покупку? { TEXT($gangster) } в этом раунде ничего не сделает, а карта уйдёт под колоду.
       *[job] Отменить «{ TEXT($card) }»? { TEXT($gangster) } в этом раунде ничего не заработает, а карта пропадёт.
    }
    .do = Отменить
    .keep = Оставить
sure-decline = Больше не раздавать заданий в этом раунде? Кто без дела, тот без дела и останется.
    .do = Больше не надо
    .keep = Планировать дальше
why-needs = Не хватает: { TEXT($needs) }. Заключите сделку или отмените.
why-short = До цены не хватает { $short } $.
why-reaction = Только в чужой ход, в ответ на чужое дело.

## Что в коробке: таблицы данных

box-meta = Об игре
box-components = Количество
box-dice = Кубики
box-money = Деньги
box-bills = Купюры
box-rounds = Раунды
box-limits = Пределы
box-setup = Подготовка
box-scoring = Подсчёт
box-expansion = Дополнение
box-variants = Варианты
box-families = Семьи
box-gangsters = Гангстеры
box-businesses = Бизнес
box-monopolies = Монополии
box-jobs = Дела
box-influence = Карты влияния
box-special-gangs = Особые банды
box-special-gangsters = Особые гангстеры
box-windows = Окна реакций
box-trade = Торговля

# What decided a fight, in the log
tally-hit = успех
tally-miss = без успеха

# How much has happened since the reader's last move, by kind of event
since-assigned =
    { $count ->
        [one] { $count } поручение
        [few] { $count } поручения
       *[many] { $count } поручений
    }
since-played =
    { $count ->
        [one] { $count } карта влияния
        [few] { $count } карты влияния
       *[many] { $count } карт влияния
    }
since-outcome =
    { $count ->
        [one] { $count } выполненное дело
        [few] { $count } выполненных дела
       *[many] { $count } выполненных дел
    }
since-bought =
    { $count ->
        [one] { $count } покупка
        [few] { $count } покупки
       *[many] { $count } покупок
    }
since-killed =
    { $count ->
        [one] { $count } убитый
        [few] { $count } убитых
       *[many] { $count } убитых
    }

## Подсказки: что значит такой выбор

do-assign = Гангстер берёт поручение или покупку на раунд; что именно, видно лишь в фазе действий.
do-plan = Запланированный бизнес оплачивают в фазе действий; не будет денег — он потерян.
do-perform = Поручение открывают, бросают кубики по числу пистолетов, решают успехи.
do-hire = Новый гангстер — это ещё одно задание в каждом раунде, что впереди.
do-cancel = Задание пропадает без эффекта.

# Standing answers

window-IncomeHire = Наём после дохода
window-BuyNow = Покупка сразу
window-HandLimit = Предел карт в руке
standing-AmbushWindow-ambush = Устраивать засаду, если могу
standing-IncomeHire-pass = Никого не нанимать
standing-BuyNow-pass = Ничего не покупать
standing-HandLimit-oldest = Сначала сбрасывать дела ранних раундов
standing-unless-named = если это не против меня
standing-unless-cash = если у меня не больше денег, чем
