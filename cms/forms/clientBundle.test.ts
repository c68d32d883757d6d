import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { changeClientBundle } from './clientBundle.mjs'

// The two places of Payload's bundle, with short names for what they call.
const merging =
  'case"MERGE_SERVER_STATE":{let{acceptValues:o,prevStateRef:n,serverState:r}=e,s=merge({acceptValues:o,currentState:t||{},incomingState:r});return n.current=s,s}'
const reading = `let f=new Promise(m=>{(async()=>{let p=await http.get(url({apiRoute:l,path:\`/payload-preferences/\${u}\`}),{credentials:"include"}),h=null;p.status===200&&(h=(await p.json()).value),o.current[u]=h,m(h)})()});return o.current[u]=f,f`
const [merges = '', reads = ''] = changeClientBundle(`${merging}\n${reading}`).split('\n')

// Returns the state that counts as sent last after an answer was merged.
function lastSent(code: string, state: object, last: object): unknown {
  const reduce = new Function('e', 't', 'merge', `switch(e.type){${code}}`)
  const prevStateRef = { current: last }
  reduce({ type: 'MERGE_SERVER_STATE', prevStateRef }, state, () => 'merged')
  return prevStateRef.current
}

describe("Payload's bundle for browsers", () => {
  it('takes an answer for the last state only where nothing has changed since', () => {
    const sent = {}
    expect(lastSent(merging, {}, sent)).toBe('merged')
    expect(lastSent(merges, {}, sent)).toBe(sent)
    expect(lastSent(merges, sent, sent)).toBe('merged')
  })

  it('forgets a preference that could not be read', async () => {
    const kept = { current: {} as Record<string, unknown> }
    const read = new Function('u', 'o', 'l', 'url', 'http', reads)
    const http = { get: () => Promise.reject(new Error('offline')) }
    await expect(read('key', kept, '/api', () => '', http)).rejects.toThrow('offline')
    expect(kept.current).toEqual({})
    const answer = { status: 200, json: async () => ({ value: 'open' }) }
    expect(await read('key', kept, '/api', () => '', { get: async () => answer })).toBe('open')
  })

  it('has both places in the installed version, and is refused without them', () => {
    const bundle = readFileSync('node_modules/@payloadcms/ui/dist/exports/client/index.js', 'utf8')
    expect(changeClientBundle(bundle)).not.toBe(bundle)
    expect(() => changeClientBundle(merging)).toThrow("Payload's bundle reads a preference in 0 known places")
  })
})
