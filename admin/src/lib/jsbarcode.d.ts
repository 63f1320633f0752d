/** The part of `jsbarcode` that encodes Code 128. The package's own types cover only its main entry. */
declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  export class CODE128 {
    constructor(value: string, options: object);
    encode(): { data: string; text: string };
  }
}
