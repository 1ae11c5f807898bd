import { type Company, headed, people } from './department.ts';

const DIRECTORATE = 'Дирекция';
const OPERATIONS = 'Операционная дирекция';

/** «Ромашка» makes herbal teas and skin care: an office in Moscow, a plant in Tula, sales in five cities. */
export const ROMASHKA: Company = {
  code: 'romashka',
  name: 'ООО «Ромашка»',
  name_eng: 'Romashka LLC',
  domain: 'romashka.example',
  departments: [
    headed(
      { name: DIRECTORATE, name_eng: 'Executive Office' },
      `Зотов Михаил Львович; Генеральный директор; Chief Executive Officer; Москва; 12; 03-03
       Лаврова Елена Игоревна; Заместитель генерального директора; Deputy Chief Executive Officer; Москва; 9; 09-15
       Пахомова Ирина Олеговна; Помощник генерального директора; Executive Assistant; Москва; 4; 02-07`,
      { 'Лаврова Елена Игоревна': { login: 'reviewer', roles: ['reviewer'] } },
    ),
    headed(
      { name: OPERATIONS, name_eng: 'Operations', under: DIRECTORATE },
      'Мартынов Сергей Викторович; Операционный директор; Chief Operating Officer; Москва; 8; 11-01',
    ),
    headed(
      { name: 'Отдел аналитики данных', name_eng: 'Data Analytics', under: OPERATIONS },
      `Ковалёва Анна Сергеевна; Руководитель отдела аналитики; Head of Data Analytics; Москва; 7; 04-16
       Тихонов Игорь Андреевич; Аналитик данных; Data Analyst; Москва; 3; 08-21
       Сафина Динара Ринатовна; Старший аналитик данных; Senior Data Analyst; Казань; 5; 10-05
       Орлов Павел Дмитриевич; Ведущий аналитик; Lead Analyst; Москва; 6; 06-18
       Белов Константин Юрьевич; Инженер данных; Data Engineer; Самара; 4; 03-22
       Мельникова Ольга Викторовна; Бизнес-аналитик; Business Analyst; Москва; 5; 01-20
       Громова Екатерина Ильинична; Аналитик отчётности; Reporting Analyst; Тула; 2; 11-14
       Нурланов Тимур Ерланович; Разработчик отчётов; BI Developer; Пермь; 3; 05-29
       Фомина Мария Алексеевна; Младший аналитик; Junior Analyst; Москва; 0; 02-09`,
      {
        'Ковалёва Анна Сергеевна': { login: 'manager' },
        'Тихонов Игорь Андреевич': { login: 'employee' },
        'Сафина Динара Ринатовна': { login: 'employee2' },
        'Орлов Павел Дмитриевич': { login: 'deputy' },
      },
    ),
    headed(
      { name: 'Отдел исследований', name_eng: 'Research and Development', under: OPERATIONS },
      `Ким Алина Викторовна; Руководитель отдела исследований; Head of Research; Москва; 6; 02-12
       Рябова Лидия Николаевна; Старший технолог; Senior Process Engineer; Москва; 10; 09-01
       Дубов Степан Петрович; Химик-аналитик; Analytical Chemist; Москва; 3; 07-10
       Асатрян Гаяне Арменовна; Технолог рецептур; Formulation Scientist; Москва; 2; 10-17
       Чернышёв Никита Романович; Лаборант; Laboratory Assistant; Тула; 1; 08-05`,
    ),
    headed(
      { name: 'Отдел кадров', name_eng: 'Human Resources', under: DIRECTORATE },
      `Ермолаева Светлана Павловна; Начальник отдела кадров; Head of Human Resources; Москва; 11; 01-19
       Карпова Юлия Борисовна; Ведущий специалист по кадрам; Lead HR Specialist; Москва; 6; 07-02
       Титова Ксения Андреевна; Специалист по подбору; Recruiter; Москва; 2; 04-03
       Жданов Илья Максимович; Специалист по обучению; Training Specialist; Казань; 1; 03-17`,
      {
        'Ермолаева Светлана Павловна': { roles: ['hr'] },
        'Карпова Юлия Борисовна': { login: 'hr', roles: ['hr'] },
        'Титова Ксения Андреевна': { login: 'recruiter', only: ['recruiter'] },
      },
    ),
    headed(
      { name: 'Бухгалтерия', name_eng: 'Accounting', under: DIRECTORATE },
      `Соколова Марина Геннадьевна; Главный бухгалтер; Chief Accountant; Москва; 10; 05-11
       Егорова Надежда Фёдоровна; Бухгалтер по расчёту зарплаты; Payroll Accountant; Москва; 7; 08-27
       Власова Татьяна Евгеньевна; Бухгалтер по материалам; Inventory Accountant; Тула; 5; 12-02
       Кравцов Антон Игоревич; Экономист; Economist; Москва; 3; 02-15
       Юсупова Лейла Фаридовна; Бухгалтер; Accountant; Казань; 1; 11-11`,
      {
        'Соколова Марина Геннадьевна': { roles: ['accountant'] },
        'Егорова Надежда Фёдоровна': { login: 'accountant', roles: ['accountant'] },
      },
    ),
    headed(
      { name: 'Производство', name_eng: 'Production', under: OPERATIONS },
      `Гусев Валерий Николаевич; Начальник производства; Head of Production; Тула; 9; 03-30
       Артемьева Зоя Степановна; Мастер смены; Shift Supervisor; Тула; 8; 06-04
       Бондаренко Олег Васильевич; Мастер смены; Shift Supervisor; Тула; 7; 10-22
       Гаврилова Нина Петровна; Оператор линии; Line Operator; Тула; 6; 05-14
       Данилов Евгений Сергеевич; Оператор линии; Line Operator; Тула; 4; 09-08
       Захаров Пётр Ильич; Наладчик оборудования; Equipment Adjuster; Тула; 9; 11-25
       Киселёва Раиса Михайловна; Упаковщик; Packer; Тула; 5; 02-26
       Лапин Григорий Андреевич; Инженер по качеству; Quality Engineer; Тула; 3; 06-19
       Морозова Валентина Юрьевна; Лаборант ОТК; Quality Laboratory Assistant; Тула; 2; 01-31`,
    ),
    headed(
      { name: 'Отдел продаж', name_eng: 'Sales', under: DIRECTORATE },
      `Абрамян Артур Гагикович; Руководитель отдела продаж; Head of Sales; Москва; 6; 09-09
       Васнецова Кира Леонидовна; Менеджер по ключевым клиентам; Key Account Manager; Москва; 5; 03-05
       Галиев Марат Ильдарович; Менеджер по продажам; Sales Manager; Казань; 4; 04-27
       Ефремова Алёна Дмитриевна; Менеджер по продажам; Sales Manager; Самара; 3; 10-12
       Исаев Руслан Тагирович; Менеджер по продажам; Sales Manager; Пермь; 2; 08-30
       Ларина Софья Григорьевна; Специалист по тендерам; Tender Specialist; Москва; 2; 02-20
       Назаров Вадим Олегович; Стажёр отдела продаж; Sales Trainee; Москва; 0; 06-02`,
    ),
    headed(
      { name: 'Отдел маркетинга', name_eng: 'Marketing', under: DIRECTORATE },
      `Лисицына Дарья Константиновна; Руководитель отдела маркетинга; Head of Marketing; Москва; 5; 06-11
       Осипов Фёдор Алексеевич; Бренд-менеджер; Brand Manager; Москва; 4; 01-24
       Петренко Вероника Сергеевна; Дизайнер; Designer; Москва; 3; 09-19
       Рогова Ульяна Витальевна; Редактор; Editor; Пермь; 2; 05-16
       Третьяков Семён Аркадьевич; Специалист по рекламе; Advertising Specialist; Москва; 1; 10-28`,
    ),
    headed(
      { name: 'Склад и логистика', name_eng: 'Warehouse and Logistics', under: OPERATIONS },
      `Хасанов Рустам Маратович; Начальник склада; Head of Warehouse; Самара; 8; 02-08
       Ушаков Борис Егорович; Кладовщик; Storekeeper; Самара; 7; 07-21
       Федотова Галина Ивановна; Диспетчер; Dispatcher; Самара; 6; 12-09
       Цветков Лев Станиславович; Логист; Logistics Specialist; Самара; 3; 03-14
       Щербакова Инна Валерьевна; Специалист по закупкам; Purchasing Specialist; Москва; 4; 11-18`,
    ),
    headed(
      { name: 'Отдел информационных технологий', name_eng: 'Information Technology', under: OPERATIONS },
      `Воронцов Денис Александрович; Руководитель отдела ИТ; Head of IT; Москва; 7; 01-15
       Панин Алексей Вадимович; Системный администратор; System Administrator; Москва; 5; 05-20
       Самойлова Анастасия Юрьевна; Программист 1С; 1C Developer; Казань; 3; 12-01
       Тарасов Максим Игоревич; Инженер поддержки; Support Engineer; Москва; 1; 06-24`,
      { 'Панин Алексей Вадимович': { login: 'admin', roles: ['admin'] } },
    ),
    headed(
      { name: 'Юридический отдел', name_eng: 'Legal', under: DIRECTORATE },
      `Шульгина Вера Анатольевна; Руководитель юридического отдела; Head of Legal; Москва; 8; 04-10
       Яковлев Тимофей Борисович; Юрист; Lawyer; Москва; 4; 08-14`,
    ),
    {
      name: 'Кандидаты',
      name_eng: 'Candidates',
      people: people(
        `Логинов Роман Евгеньевич; Аналитик; Analyst; Москва; 0; 10-01
         Соколов Артём Игоревич; Ведущий разработчик; Lead developer; Москва; 0; 10-01
         Гусева Полина Олеговна; Бухгалтер; Accountant; Москва; 0; 10-01
         Назаров Эльдар Тимурович; Юрист; Lawyer; Москва; 0; 10-01
         Фомина Дарья Сергеевна; Тестировщик; Tester; Москва; 0; 10-01
         Рябов Глеб Антонович; Аналитик; Analyst; Москва; 0; 10-01`,
        {
          'Логинов Роман Евгеньевич': { login: 'candidate', only: ['candidate'] },
          'Соколов Артём Игоревич': { only: ['candidate'] },
          'Гусева Полина Олеговна': { only: ['candidate'] },
          'Назаров Эльдар Тимурович': { only: ['candidate'] },
          'Фомина Дарья Сергеевна': { only: ['candidate'] },
          'Рябов Глеб Антонович': { only: ['candidate'] },
        },
      ),
    },
  ],
};
