import { expect, test } from 'vitest'
import { leanIcon } from './lean-icons.ts'

const icon = `
const __iconData = {
  name: "info",
  size: 24,
  node: [
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
    ["path", { d: "M12 16v-4", key: "1dtifu" }]
  ],
  aliases: ["details"]
};
__iconData.node;
const Info = createLucideIcon(__iconData);
export { __iconData, Info as default };
`

test('an icon keeps its shapes, and loses its names and keys', () => {
  const code = leanIcon(icon)
  expect(code).toContain('[["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M12 16v-4"}]]')
  for (const dropped of ['name', 'key', 'details', 'createLucideIcon'])
    expect(code).not.toContain(dropped)
})

test('an icon written in another way ends the build', () => {
  expect(() =>
    leanIcon('const shapes = []; export { createLucideIcon(shapes) as default }'),
  ).toThrow('new way')
})
