declare module 'virtual:sample-sale' {
  export const sampleSale: import('#seed/sample-sale.ts').SampleSale
}
