const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya'.split(' ');

/** A Russian name in Latin letters, as people write it in mail: «Ковалёва Юлия» -> `Kovaleva Yulia`. */
export const latin = (name: string): string =>
  name
    .replaceAll('ий', 'y')
    .replaceAll('ия', 'ia')
    .replaceAll('ье', 'ye')
    .replaceAll(/[а-яё]/giu, latinLetter);

const latinLetter = (letter: string): string => {
  const small = (LATIN[CYRILLIC.indexOf(letter.toLowerCase())] ?? letter).replace('_', '');
  return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
};

/** `i.tikhonov` of «Тихонов Игорь Андреевич». */
export const mailbox = (name: string): string => {
  const [surname = '', given = ''] = latin(name).toLowerCase().split(' ');
  return `${given.charAt(0)}.${surname}`;
};
