/** 1 simple, 2 unqualified with a PIN, 3 qualified with a certificate (63-FZ, article 5). */
export type SignatureType = '1' | '2' | '3';
export type Level = 'simple' | 'unqualified' | 'qualified';
export type Party = 'employee' | 'employer';

/** Weakest first. */
export const LEVELS: readonly Level[] = ['simple', 'unqualified', 'qualified'];

export const levelOf = (type: SignatureType): Level => LEVELS[Number(type) - 1] ?? 'simple';
