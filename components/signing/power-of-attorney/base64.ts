/** Bytes as the wire carries them; PostgreSQL breaks its lines. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));

/** A file whole, in base64. */
export const base64OfFile = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
