import * as cookieConsent from 'vanilla-cookieconsent'
import { consentCookie, consentDays } from '#contract/consent.ts'

interface Asking {
  isChanging: boolean
  // Called when the reader has agreed to something.
  onAnswer(): void
}

const loadLook = async (): Promise<void> => {
  const href = document.querySelector<HTMLMetaElement>('meta[name="consent-look"]')?.content
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const isLoaded = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  document.head.append(link)
  await isLoaded
}

const words = {
  consentModal: {
    title: 'Your privacy choices',
    description:
      'Some parts of our stories come from other companies: posts, charts, documents, players and advertisements. They learn about your visit when they load. A service of web analytics may learn of it, too. You decide whether they do.',
    acceptAllBtn: 'Allow all',
    acceptNecessaryBtn: 'Allow none',
    showPreferencesBtn: 'Choose',
    footer: '<a href="/privacy-policy">Privacy Policy</a>',
  },
  preferencesModal: {
    title: 'Your privacy choices',
    acceptAllBtn: 'Allow all',
    acceptNecessaryBtn: 'Allow none',
    savePreferencesBtn: 'Save choices',
    closeIconLabel: 'Close',
    sections: [
      {
        title: 'What this site needs',
        description: 'Your answer here, and what you have dismissed. It stays in your browser.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Content of other companies',
        description: 'Posts of social networks, charts, documents and players in stories.',
        linkedCategory: 'content',
      },
    ],
  },
}

// Categories that Global Privacy Control refuses.
const controlled = [
  {
    title: 'Web analytics',
    description: 'A service that counts visits for us, where we use one. Our own counts hold nothing about you.',
    linkedCategory: 'analytics',
  },
  {
    title: 'Advertising and measuring it',
    description: 'Advertisements of our ad server, and whether what we show you has an effect.',
    linkedCategory: 'ads',
  },
]

const refused = controlled.map(({ title }) => ({
  title,
  description: 'Off, because your browser sends Global Privacy Control.',
}))

export async function askConsent({ isChanging, onAnswer }: Asking): Promise<void> {
  const isControlOn = navigator.globalPrivacyControl === true
  const { consentModal, preferencesModal } = words
  const sections = [...preferencesModal.sections, ...(isControlOn ? refused : controlled)]
  await loadLook()
  await cookieConsent.run({
    cookie: { name: consentCookie, expiresAfterDays: consentDays, sameSite: 'Lax' },
    autoShow: !isChanging,
    // Assistive programs and tests are driven as bots are.
    hideFromBots: false,
    disablePageInteraction: false,
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      content: {},
      ...(isControlOn ? {} : { analytics: {}, ads: {} }),
    },
    language: {
      default: 'en',
      translations: { en: { consentModal, preferencesModal: { ...preferencesModal, sections } } },
    },
    onFirstConsent: onAnswer,
    // What has loaded already cannot be taken back without a new page.
    onChange: () => location.reload(),
  })
  if (isChanging) cookieConsent.showPreferences()
}
