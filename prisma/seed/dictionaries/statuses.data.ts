/** Every status a document, a request or an assessment period may have (specification 4.1), in the order of its way. */
export const STATUS_NAMES: readonly (readonly [id: string, name: string, name_eng: string])[] = [
  ['empty', 'Новый', 'New'],
  ['draft', 'Черновик', 'Draft'],
  ['created', 'Создан', 'Created'],
  ['prepared', 'Подготовлен', 'Prepared'],
  ['accepted', 'Принят', 'Accepted'],
  ['agreed', 'Согласован', 'Agreed'],
  ['notified', 'Уведомлён', 'Notified'],
  ['confirmed', 'Подтверждён', 'Confirmed'],
  ['approved', 'Утверждён', 'Approved'],
  ['processed', 'Обработан', 'Processed'],
  ['declined', 'Отклонён', 'Declined'],
  ['preparing', 'Подготовка', 'Preparing'],
  ['opened', 'Открыт', 'Opened'],
  ['closed', 'Закрыт', 'Closed'],
];
