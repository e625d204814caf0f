import runtime from 'react/jsx-runtime'

/** What every element is made with, by name: `src/build/react-by-name.ts` puts it in the package's place. */
export const { Fragment, jsx } = runtime
// In what is built the two are the same.
export { jsx as jsxs }
