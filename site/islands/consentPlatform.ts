/**
 * Takes over what readers answer to a consent platform that the publication has bought, by IAB's `__tcfapi` and `__gpp`.
 * Loaded only where one is set up.
 */
import { type ConsentCategory, consentCategories, keepAnswer } from '#contract/consent.ts'
import { categoriesOfGpp, categoriesOfTcf } from './consentSignals.ts'

type Take = (data: unknown, isDone: boolean) => void

declare global {
  interface Window {
    // https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
    __tcfapi?: (command: string, version: number, take: Take) => void
    // https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform
    __gpp?: (command: string, take: Take) => void
  }
}

// Milliseconds: until a platform that has not come counts as missing, and until an answer changes the next page, no more the
// one that the reader is reading.
const clocks = { isThere: 5_000, changesPage: 60_000 }

const lookEvery = 100

interface Platform {
  // Address of its script.
  src: string
  // Called when the reader has agreed to something that this page may still show.
  onAnswer(): void
}

/** Loads the platform, and keeps each answer that it gives as that of the site's own dialog. */
export function followPlatform({ src, onAnswer }: Platform): void {
  const answers = new Map<'tcf' | 'gpp', ConsentCategory[]>()
  const heard = new Set<'tcf' | 'gpp'>()
  const keep = (api: 'tcf' | 'gpp', categories: ConsentCategory[] | null) => {
    if (!categories) return
    answers.set(api, categories)
    const agreed = consentCategories.filter((category) => [...answers.values()].every((one) => one.includes(category)))
    keepAnswer(agreed)
    if (performance.now() < clocks.changesPage) onAnswer()
  }
  // The two APIs may come one after the other, and later than they should.
  const timer = setInterval(() => {
    if (window.__tcfapi && !heard.has('tcf')) {
      heard.add('tcf')
      window.__tcfapi('addEventListener', 2, (data, isDone) => isDone && keep('tcf', categoriesOfTcf(data)))
    }
    if (window.__gpp && !heard.has('gpp')) {
      heard.add('gpp')
      window.__gpp('addEventListener', (data, isDone) => isDone && keep('gpp', categoriesOfGpp(data)))
      window.__gpp('ping', (pingData, isDone) => isDone && keep('gpp', categoriesOfGpp({ pingData })))
    }
    // An answer from then on counts on the next page, which hears of it as it loads.
    if (heard.size === 2 || performance.now() > clocks.changesPage) clearInterval(timer)
  }, lookEvery)
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.addEventListener('error', () => clearInterval(timer))
  document.head.append(script)
}

/** Has the platform show its choices. Resolves to false where it is missing, or cannot. */
export async function openPlatform(): Promise<boolean> {
  while (!window.__tcfapi && performance.now() < clocks.isThere)
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  const tcf = window.__tcfapi
  if (!tcf) return false
  return new Promise((resolve) => {
    tcf('displayConsentUi', 2, (_data, isDone) => resolve(isDone))
    // A platform need not know the command.
    setTimeout(() => resolve(false), 1_000)
  })
}
