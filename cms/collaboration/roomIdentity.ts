/** Ids of this browser and this tab in rooms; generated once each. */
export interface RoomIdentity {
  clientId: string
  tabId: string
}

const clientKey = 'citydesk/client'
const tabKey = 'citydesk/tab'

// Not `crypto.randomUUID`: browsers have it on https and localhost only.
const madeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

// Returns the browser's stored id. A browser without storage gets a new one for every page.
function keptInBrowser(): string {
  try {
    const known = localStorage.getItem(clientKey)
    if (known) return known
    const name = madeUp()
    localStorage.setItem(clientKey, name)
    return name
  } catch {
    return madeUp()
  }
}

// Returns the tab's id, which survives a reload, so that the tab is not taken for another one by its former connection.
// The id is in the tab's storage only while no page is there: a duplicated tab would copy it, and be taken for the
// first.
function keptByTab(): string {
  const name = leftInTab() ?? madeUp()
  globalThis.addEventListener?.('pagehide', () => {
    try {
      sessionStorage.setItem(tabKey, name)
    } catch {}
  })
  // A page that comes back as it was.
  globalThis.addEventListener?.('pageshow', leftInTab)
  return name
}

function leftInTab(): string | null {
  try {
    const name = sessionStorage.getItem(tabKey)
    sessionStorage.removeItem(tabKey)
    return name
  } catch {
    return null
  }
}

let identity: RoomIdentity | null = null

export function roomIdentity(): RoomIdentity {
  identity ??= { clientId: keptInBrowser(), tabId: keptByTab() }
  return identity
}
