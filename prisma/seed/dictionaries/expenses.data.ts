type Named = readonly [code: string, name: string, name_eng: string];

/** What money is spent on: a business trip first (labour code, article 168), then the office and its guests. */
export const EXPENSE_TYPES: readonly Named[] = [
  ['per_diem', 'Суточные', 'Per diem'],
  ['lodging', 'Проживание', 'Accommodation'],
  ['air', 'Авиабилеты', 'Air tickets'],
  ['rail', 'Железнодорожные билеты', 'Train tickets'],
  ['bus', 'Автобус и городской транспорт', 'Bus and public transport'],
  ['taxi', 'Такси', 'Taxi'],
  ['own_car', 'Поездки на личном автомобиле', 'Travel in own car'],
  ['car_rental', 'Аренда автомобиля', 'Car rental'],
  ['fuel', 'Топливо', 'Fuel'],
  ['parking', 'Парковка и платные дороги', 'Parking and tolls'],
  ['luggage', 'Провоз багажа', 'Luggage'],
  ['visa', 'Визы и консульские сборы', 'Visas and consular fees'],
  ['insurance', 'Страховка в поездке', 'Travel insurance'],
  ['telecom', 'Связь и интернет', 'Phone and internet'],
  ['entertainment', 'Представительские расходы', 'Business entertainment'],
  ['event_fee', 'Участие в конференции', 'Conference fee'],
  ['training', 'Обучение', 'Training'],
  ['office', 'Канцелярские и хозяйственные товары', 'Office supplies'],
  ['postage', 'Почта и курьер', 'Postage and courier'],
  ['bank', 'Комиссия банка и обмен валюты', 'Bank charges and currency exchange'],
  ['other', 'Прочие расходы', 'Other expenses'],
];

/** The portal counts these by itself: there is nothing to attach. */
export const WITHOUT_RECEIPT: readonly string[] = ['per_diem'];

/** What it is spent for. */
export const EXPENSE_GOALS: readonly Named[] = [
  ['negotiations', 'Переговоры', 'Negotiations'],
  ['client_work', 'Работы у заказчика', 'Work at a client’s site'],
  ['conference', 'Конференция или выставка', 'Conference or exhibition'],
  ['training', 'Обучение', 'Training'],
  ['branch', 'Работа в филиале', 'Work at a branch'],
  ['audit', 'Проверка', 'Inspection'],
  ['purchase', 'Закупка', 'Purchasing'],
  ['reception', 'Приём партнёров', 'Hosting partners'],
  ['recruiting', 'Подбор персонала', 'Recruiting'],
  ['office', 'Хозяйственные нужды', 'Office needs'],
  ['other', 'Другое', 'Other'],
];
