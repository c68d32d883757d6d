/**
 * Loads content of other companies where the reader has agreed to it, and asks those who have not answered. Part of the
 * pages of a publication that asks, and of those for browsers with Global Privacy Control; without it nothing of others loads.
 */
import { agreedCategories, mayLoad, readerHere } from '#contract/consent.ts'

function load(place: HTMLElement): void {
  const template = place.querySelector('template')
  if (!template) return
  const content = document.importNode(template.content, true)
  // Scripts of editors run in their order.
  for (const script of content.querySelectorAll('script')) script.async = false
  place.replaceWith(content)
  document.dispatchEvent(new Event('islandsadded' satisfies keyof DocumentEventMap))
}

const places = () => [...document.querySelectorAll<HTMLElement>('[data-others]')]

function loadAgreed(): void {
  if (mayLoad('content', readerHere(true))) for (const place of places()) load(place)
  // Advertisements have a script of their own.
  document.dispatchEvent(new Event('consentgiven' satisfies keyof DocumentEventMap))
}

declare global {
  interface DocumentEventMap {
    consentgiven: Event
  }
}

// Address of the script of a consent platform that asks in place of the site's own dialog.
const platform = document.querySelector<HTMLMetaElement>('meta[name="consent-platform"]')?.content
// Global Privacy Control is an answer. It can be changed for the content of stories.
const isControlOn = navigator.globalPrivacyControl === true

async function openChoices(): Promise<void> {
  const isOpen = platform && !isControlOn && (await (await import('./consentPlatform.ts')).openPlatform())
  if (!isOpen) await openDialog(true)
}

async function openDialog(isChanging: boolean): Promise<void> {
  const { askConsent } = await import('./consentDialog.ts')
  await askConsent({ isChanging, onAnswer: loadAgreed })
}

for (const button of document.querySelectorAll<HTMLElement>('[data-others-load]')) button.hidden = false
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const place = event.target.closest('[data-others-load]')?.closest<HTMLElement>('[data-others]')
  if (place) load(place)
  if (!event.target.closest('[data-privacy-choices]')) return
  event.preventDefault()
  void openChoices()
})
loadAgreed()
if (platform && !isControlOn) {
  // An answer of before may have been taken back there.
  void import('./consentPlatform.ts').then(({ followPlatform }) =>
    followPlatform({ src: platform, onAnswer: loadAgreed }),
  )
} else if (!isControlOn && agreedCategories(document.cookie) === null) void openDialog(false)
