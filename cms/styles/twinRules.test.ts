import { describe, expect, it } from '@jest/globals'
import { withoutTwinRules } from './twinRules.mjs'

describe('withoutTwinRules', () => {
  it('leaves out rules that come again later in the sheet', () => {
    expect(withoutTwinRules('.a{color:red}.b{color:blue}.a{color:red}')).toBe('.b{color:blue}.a{color:red}')
  })

  it('leaves out rules that another sheet of the page has, whatever space they are written with', () => {
    expect(withoutTwinRules('.a { color: red }\n.c{margin:0}', '.a {\n  color: red\n}')).toBe('.c{margin:0}')
  })

  it('compares rules under the same conditions only', () => {
    const narrow = '@media (max-width:768px){.a{color:red}}'
    expect(withoutTwinRules(`@layer base{${narrow}.b{margin:0}}`, `${narrow}@layer base{.b{margin:0}}`)).toBe(
      `@layer base{${narrow}}`,
    )
  })

  it('leaves no empty condition, keeps order of layers, and compares animations as a whole', () => {
    const spin = '@keyframes spin{to{rotate:1turn}}'
    const css = `@layer base,own;@layer base{@media print{.a{color:red}}}${spin}`
    expect(withoutTwinRules(css, '@layer base{@media print{.a{color:red}}}')).toBe(`@layer base,own;${spin}`)
    expect(withoutTwinRules(css, spin)).not.toContain('spin')
  })
})
