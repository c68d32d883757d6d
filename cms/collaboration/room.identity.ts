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

/** A browser that keeps nothing gets a new name for every page. */
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

/**
 * The tab's name outlives loading it anew, so that it is not taken for another one by the connection that it had. It lies
 * in the tab's storage only while no page is there: a tab that is duplicated would copy it, and be taken for the first.
 */
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
