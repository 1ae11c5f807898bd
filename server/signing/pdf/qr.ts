import QRCode from 'qrcode';

/** A link as the squares a phone reads, dark ones true. */
export const qrModules = (link: string): boolean[][] => {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  );
};
