import { compiled } from '../components/i18n/compiled.ts';

/** A loader of the build: a file of sentences is read here, so that a browser that fetches it needs no parser. */
export default (source) => JSON.stringify(compiled(JSON.parse(source)));
