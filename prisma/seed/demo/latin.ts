const LETTERS: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

/** A Russian name in Latin letters, as people write it in mail: «Ковалёва Юлия» -> `Kovaleva Yulia`. */
export const latin = (name: string): string =>
  name.replaceAll('ий', 'y').replaceAll('ия', 'ia').replaceAll('ье', 'ye').replaceAll(/[а-яё]/giu, latinLetter);

const latinLetter = (letter: string): string => {
  const small = LETTERS[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
};

/** `i.tikhonov` of «Тихонов Игорь Андреевич». */
export const mailbox = (name: string): string => {
  const [surname = '', given = ''] = latin(name).toLowerCase().split(' ');
  return `${given.charAt(0)}.${surname}`;
};
