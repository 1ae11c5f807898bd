import { type Company, headed } from './department.ts';

/** The second organization of the same client: its people see nothing of «Ромашка». */
export const VASILEK: Company = {
  code: 'vasilek',
  name: 'ООО «Василёк»',
  name_eng: 'Vasilek LLC',
  domain: 'vasilek.example',
  known: {
    inn: '7604123456',
    ogrn: '1167627000452',
    okpo: '23456785',
    address: '150003, Ярославль, ул. Советская, д. 69',
    phone: '+7 4852 00-69-00',
  },
  earned: true,
  departments: [
    headed(
      { name: 'Администрация', name_eng: 'Administration' },
      `Быкова Тамара Ивановна; Директор; Director; Ярославль; 9; 04-02
       Яшина Лариса Михайловна; Специалист по кадрам; HR Specialist; Ярославль; 5; 02-18`,
      { 'Яшина Лариса Михайловна': { roles: ['hr', 'reviewer'] } },
    ),
    headed(
      { name: 'Питомник', name_eng: 'Plant Nursery', under: 'Администрация' },
      `Климов Глеб Вячеславович; Заведующий питомником; Nursery Manager; Ярославль; 6; 03-11
       Родионов Артём Валерьевич; Агроном; Agronomist; Ярославль; 3; 05-06
       Кузьмина Полина Олеговна; Флорист; Florist; Ярославль; 2; 09-12
       Королёва Софья Андреевна; Агроном; Agronomist; Ярославль; 2; 10-12`,
      { 'Родионов Артём Валерьевич': { login: 'stranger' } },
    ),
  ],
};

/** A company of another client, under the same roof and with the same logins. */
export const ACME: Company = {
  code: 'acme',
  name: 'АО «Акме»',
  name_eng: 'Acme JSC',
  domain: 'acme.example',
  known: {
    inn: '5406123450',
    ogrn: '1155476006784',
    okpo: '34567891',
    address: '630099, Новосибирск, ул. Ленина, д. 12',
    phone: '+7 383 000-12-00',
  },
  departments: [
    headed(
      { name: 'Управление', name_eng: 'Management' },
      `Снегирёв Аркадий Павлович; Директор; Director; Новосибирск; 7; 02-14
       Вишневская Ева Марковна; Специалист по кадрам; HR Specialist; Новосибирск; 4; 06-21
       Гордеев Матвей Кириллович; Инженер; Engineer; Новосибирск; 2; 03-25
       Логвинова Дина Руслановна; Системный администратор; System Administrator; Новосибирск; 3; 10-09`,
      {
        'Снегирёв Аркадий Павлович': { login: 'manager' },
        'Вишневская Ева Марковна': { login: 'hr', roles: ['hr', 'reviewer'] },
        'Гордеев Матвей Кириллович': { login: 'employee' },
        'Логвинова Дина Руслановна': { login: 'admin', roles: ['admin'] },
      },
    ),
  ],
};
