export function findBrowser(): string
export function findTestBrowser(): string
