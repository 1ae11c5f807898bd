import type { Client } from 'pg';
import { element, xmlDocument } from '../../lib/kernel/xml.ts';
import { common, type Identity, rootAuthority } from './signing/authority.ts';
import { ecKey } from './signing/keys.ts';
import { signDetached } from './signing/signer.ts';
import { believe } from './signing-qualified.ts';

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);

interface Company {
  readonly ogrn: string;
  readonly inn: string;
}

/** Fields of a power of attorney; omitted ones are correct. */
export interface PowerWish {
  readonly number?: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly company?: Partial<Company>;
  readonly snils?: string;
  readonly name?: string;
}

interface Facts extends Company {
  readonly name: string;
  readonly snils: string;
}

/** Makes powers of attorney as a company does: in the exchange format of the tax service, signed by its own certificate. */
export interface PowerDesk {
  /** The record hr sends to register one for an employee of an organization. */
  readonly record: (
    employee_id: number,
    organization_id: number,
    wish?: PowerWish,
  ) => Promise<ReturnType<typeof recordOf>>;
  /** A signature over bytes, in base64, of the organization or of another company. */
  readonly sign: (bytes: string, company: Partial<Company>) => string;
}

/** Opens a desk whose authority a client believes; organizations without numbers are given some. */
export const openPowerDesk = async (db: Client, client_id: number): Promise<PowerDesk> => {
  const key = ecKey();
  const authority = rootAuthority(`УЦ доверенностей ${client_id}`, key, { from: day(-10), until: day(400) });
  await believe(db, client_id, authority);
  const identities = new Map<string, Identity>();
  const identityOf = ({ ogrn = '', inn = '' }: Partial<Company>): Identity => {
    const known = identities.get(ogrn + inn);
    if (known) return known;
    const made = authority.issue({
      key: ecKey(),
      subject: [
        common('Организация'),
        ...(ogrn === '' ? [] : ([['1.2.643.100.1', ogrn, 'numeric']] as const)),
        ...(inn === '' ? [] : ([['1.2.643.100.4', inn, 'numeric']] as const)),
      ],
      from: day(-1),
      until: day(300),
    });
    identities.set(ogrn + inn, made);
    return made;
  };
  const sign = (bytes: string, company: Partial<Company>): string =>
    Buffer.from(
      signDetached(identityOf(company), { bytes: Buffer.from(bytes), time: day(-0.5), chain: [] }),
    ).toString('base64');
  return {
    sign,
    record: async (employee_id, organization_id, wish = {}) => {
      await numbered(db, organization_id);
      const { rows } = await db.query<Facts>(
        `select o."ogrn", o."inn", e."name", e."snils" from "organization" o, "employee" e where o."id" = $1 and e."id" = $2`,
        [organization_id, employee_id],
      );
      const [facts] = rows;
      if (!facts) throw new Error('there is no such organization or employee');
      const record = recordOf(employee_id, organization_id, facts, wish);
      return { ...record, xml_signature: sign(Buffer.from(record.xml, 'base64').toString(), facts) };
    },
  };
};

const recordOf = (employee_id: number, organization_id: number, facts: Facts, wish: PowerWish) => {
  const { number = 'МЧД-1', valid_from = '2026-01-01', valid_to = '2099-12-31' } = wish;
  const said = { number, valid_from, valid_to };
  const xml = powerXml({ ...facts, ...wish.company, ...wish, ...said });
  return {
    ...said,
    employee_id,
    organization_id,
    xml: Buffer.from(xml).toString('base64'),
    xml_signature: '',
  };
};

/** A power of attorney of a company for one person, as the exchange format has it. */
const powerXml = (said: Facts & Required<Pick<PowerWish, 'number' | 'valid_from' | 'valid_to'>>): string => {
  const [surname = '', name = '', ...rest] = said.name.split(' ');
  const person = element(
    'СведФизЛ',
    said.snils === '' ? { ГражданРФ: '1' } : { ГражданРФ: '1', СНИЛС: said.snils },
    [element('ФИО', { Фамилия: surname, Имя: name, Отчество: rest.join(' ') })],
  );
  const company = element('СвРосОрг', { НаимОрг: 'ООО «Ромашка»', ИННЮЛ: said.inn, ОГРН: said.ogrn });
  const power = element('Довер', {}, [
    element('СвДов', {
      НомДовер: said.number,
      ДатаВыдДовер: said.valid_from,
      СрокДейст: said.valid_to,
      ПрПередов: '1',
    }),
    element('СвДоверит', {}, [element('Доверит', {}, [element('РосОргДовер', {}, [company])])]),
    element('СвУпПред', { ТипПред: 'ФЛ' }, [element('Пред', {}, [person])]),
  ]);
  const document = element('Документ', { КНД: '1110310' }, [power]);
  return xmlDocument(
    element('Доверенность', { xmlns: 'urn://x-artefacts/EMCHD_1', ВерсФорм: 'EMCHD_1' }, [document]),
  );
};

/** Gives an organization an OGRN and an INN of its own, where it has none. */
const numbered = (db: Client, organization_id: number) => {
  const ogrn = `1027700${String(organization_id).padStart(5, '0')}`;
  const inn = `7707${String(organization_id).padStart(5, '0')}`;
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0);
  return db.query(
    `update "organization" set "ogrn" = $2, "inn" = $3 where "id" = $1 and "ogrn" = '' and "inn" = ''`,
    [organization_id, ogrn + ((Number(ogrn) % 11) % 10), inn + ((sum % 11) % 10)],
  );
};
