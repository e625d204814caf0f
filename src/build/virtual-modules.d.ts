declare module 'virtual:sample-sale' {
  export const sampleSale: import('#seed/sample-sale.ts').SampleSale
}

declare module 'virtual:permissions' {
  /** By the names of the actions that need one. */
  export const permissions: Partial<
    Record<string, import('#db/action.ts').Declaration['permission']>
  >
}
