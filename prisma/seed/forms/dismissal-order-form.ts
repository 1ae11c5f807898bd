import { both } from './office-file.ts';
import {
  below,
  line,
  middle,
  orderFoot,
  orderHead,
  orderNumber,
  orderPerson,
  table,
  WHOLE,
  written,
} from './order-parts.ts';
import { wordFile } from './word.ts';

/** The unified form T-8; the contract and the opinion of the trade union are written in by hand. */
export const dismissalOrderForm = (): Uint8Array =>
  wordFile([
    ...orderHead('Т-8', '0301006'),
    ...orderNumber('{{dismissal.number}}', '{{form.today}}'),
    middle(
      both(
        'о прекращении (расторжении) трудового договора с работником (увольнении)',
        'on the termination of an employment contract (dismissal)',
      ),
      true,
    ),
    both(
      'Прекратить действие трудового договора от «___» _________ 20___ г. № _____, уволить {{dismissal.date}}',
      'Terminate the employment contract of ____________ 20___ No. ________, last working day {{dismissal.date}}',
    ),
    orderPerson(),
    written('{{employee.department}}', both('(структурное подразделение)', '(department)')),
    written(
      '{{employee.position}}',
      both(
        '(должность (специальность, профессия), разряд, класс (категория) квалификации)',
        '(position, grade of qualification)',
      ),
    ),
    written(
      '{{dismissal.ground_name}}, {{dismissal.article}}',
      both(
        '(основание прекращения (расторжения) трудового договора (увольнения))',
        '(ground of the termination: article of the Labour Code)',
      ),
    ),
    table(
      [2_900, 6_450],
      [
        both('Основание (документ, номер, дата):', 'Ground (document, number, date):'),
        line(
          both(
            '{{#dismissal.document_number}}заявление работника № {{dismissal.document_number}} от {{dismissal.document_date}}{{/dismissal.document_number}}',
            '{{#dismissal.document_number}}application No. {{dismissal.document_number}} of {{dismissal.document_date}}{{/dismissal.document_number}}',
          ),
        ),
      ],
      [
        ' ',
        below(
          both(
            '(заявление работника, служебная записка, медицинское заключение и т. д.)',
            '(application, memo, medical certificate and so on)',
          ),
        ),
      ],
    ),
    ...orderFoot(),
    table(
      [WHOLE],
      [
        below(
          both(
            'Мотивированное мнение выборного профсоюзного органа в письменной форме (от «___» ____________ 20___ г. № ______) рассмотрено',
            'The written opinion of the elected trade union body (of ____________ 20___ No. ______) has been considered',
          ),
        ),
      ],
    ),
  ]);
