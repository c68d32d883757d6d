import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { sendLateChanges } from './lateChanges.mjs'

const bundle = 'node_modules/@payloadcms/ui/dist/exports/client/index.js'

// Returns the state that counts as sent last after an answer has been merged by the reducer's code.
function lastAfterMerge(code: string, state: object, last: object): unknown {
  const body = `switch(e.type){${code}}`
  const reduce = new Function('e', 't', 'KR', body)
  const prevStateRef = { current: last }
  reduce({ type: 'MERGE_SERVER_STATE', prevStateRef }, state, () => 'merged')
  return prevStateRef.current
}
const reducer =
  'case"MERGE_SERVER_STATE":{let{acceptValues:o,prevStateRef:n,serverState:r}=e,s=KR({acceptValues:o,currentState:t||{},incomingState:r});return n.current=s,s}'

describe('sendLateChanges', () => {
  it('takes an answer for the last state only where nothing has changed since', () => {
    const sent = {}
    const changed = {}
    expect(lastAfterMerge(reducer, changed, sent)).toBe('merged')
    expect(lastAfterMerge(sendLateChanges(reducer), changed, sent)).toBe(sent)
    expect(lastAfterMerge(sendLateChanges(reducer), sent, sent)).toBe('merged')
  })

  it('finds the reducer in the installed bundle', () => {
    const source = readFileSync(bundle, 'utf8')
    expect(sendLateChanges(source).length - source.length).toBe('n.current===t&&()'.length)
  })

  it('refuses a bundle that has another reducer', () => {
    expect(() => sendLateChanges('export {}')).toThrow('in 0 places')
  })
})
