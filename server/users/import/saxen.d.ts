declare module 'saxen' {
  type Attributes = () => Record<string, string>;
  type Decode = (text: string) => string;

  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: Attributes, decode: Decode) => void): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (text: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
