/** Cities by country (ISO 3166-1): code, name, English name; codes are those of IATA. Russia first, its neighbours next. */
const CITIES_TEXT: Readonly<Record<string, string>> = {
  RU: `MOW Москва Moscow
    LED Санкт-Петербург Saint Petersburg
    OVB Новосибирск Novosibirsk
    SVX Екатеринбург Yekaterinburg
    KZN Казань Kazan
    GOJ Нижний Новгород Nizhny Novgorod
    CEK Челябинск Chelyabinsk
    KJA Красноярск Krasnoyarsk
    KUF Самара Samara
    UFA Уфа Ufa
    ROV Ростов-на-Дону Rostov-on-Don
    KRR Краснодар Krasnodar
    OMS Омск Omsk
    VOZ Воронеж Voronezh
    PEE Пермь Perm
    VOG Волгоград Volgograd
    TYA Тула Tula
    TJM Тюмень Tyumen
    IKT Иркутск Irkutsk
    KHV Хабаровск Khabarovsk
    VVO Владивосток Vladivostok
    KGD Калининград Kaliningrad
    AER Сочи Sochi
    MMK Мурманск Murmansk
    IAR Ярославль Yaroslavl`,
  BY: `MSQ Минск Minsk
    GME Гомель Gomel
    BQT Брест Brest
    GNA Гродно Grodno
    VTB Витебск Vitebsk`,
  KZ: `ALA Алматы Almaty
    NQZ Астана Astana
    CIT Шымкент Shymkent
    KGF Караганда Karaganda
    GUW Атырау Atyrau`,
  AM: 'EVN Ереван Yerevan',
  KG: 'FRU Бишкек Bishkek',
  UZ: `TAS Ташкент Tashkent
    SKD Самарканд Samarkand`,
  AZ: 'GYD Баку Baku',
  GE: 'TBS Тбилиси Tbilisi',
  CN: `BJS Пекин Beijing
    SHA Шанхай Shanghai
    CAN Гуанчжоу Guangzhou
    SZX Шэньчжэнь Shenzhen`,
  TR: `IST Стамбул Istanbul
    ANK Анкара Ankara`,
  AE: `DXB Дубай Dubai
    AUH Абу-Даби Abu Dhabi`,
  IN: `DEL Дели Delhi
    BOM Мумбаи Mumbai`,
  DE: `BER Берлин Berlin
    MUC Мюнхен Munich
    FRA Франкфурт-на-Майне Frankfurt am Main
    HAM Гамбург Hamburg`,
  FR: 'PAR Париж Paris',
  GB: 'LON Лондон London',
  RS: 'BEG Белград Belgrade',
  JP: 'TYO Токио Tokyo',
  US: 'NYC Нью-Йорк New York',
};

interface City {
  readonly country_code: string;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
}

/** The English name is what stands in Latin letters after the Russian one. */
const LINE = /^(\S+) (.+?) ([A-Z].*)$/;

export const CITIES: readonly City[] = Object.entries(CITIES_TEXT).flatMap(([country_code, lines]) =>
  lines.split('\n').map((line) => {
    const [, code = '', name = '', name_eng = ''] = LINE.exec(line.trim()) ?? [];
    return { country_code, code, name, name_eng };
  }),
);
