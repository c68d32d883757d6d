import { expect, it } from '@jest/globals'
import { blocksFromBody } from './body.convert.ts'
import { convertOptions } from './converting.fixtures.ts'

it('leads links inside kept markup to the anchors that places got', () => {
  const { options } = convertOptions({ hasMedia: false })
  const text = '<h2 id="Über uns">About</h2><dl><dt><a href="#Über%20uns">up</a></dt></dl>'
  const [heading, kept] = blocksFromBody({ format: 'html', text }, options)
  expect(heading?.props.anchor).not.toBe('Über uns')
  expect(kept?.props.content).toContain(`href="#${heading?.props.anchor}"`)
})
