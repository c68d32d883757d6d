/** What this browser and this tab are called in rooms; made up once each. */
export interface RoomIdentity {
  clientId: string
  tabId: string
}

const clientKey = 'citydesk/client'
const tabKey = 'citydesk/tab'

// Not `crypto.randomUUID`: browsers have it on https and localhost only.
const madeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A name that is kept. A browser that keeps nothing gets a new one for every page. */
function keptIn(storage: () => Storage, key: string): string {
  try {
    const known = storage().getItem(key)
    if (known) return known
    const name = madeUp()
    storage().setItem(key, name)
    return name
  } catch {
    return madeUp()
  }
}

let identity: RoomIdentity | null = null

/** The tab's name outlives loading it anew, so that it is not taken for another one by the connection that it had. */
export function roomIdentity(): RoomIdentity {
  identity ??= {
    clientId: keptIn(() => localStorage, clientKey),
    tabId: keptIn(() => sessionStorage, tabKey),
  }
  return identity
}
