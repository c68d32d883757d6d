import type { CollectionConfig, Plugin, UIField } from 'payload'
import { senderCheckRoute, writtenMailsRoute } from '../desk/deskRoutes.ts'
import { forHolders } from '../permissions/tabCondition.ts'

// Tabs beside the forms, by the collection. Before the view of the API, which is at 400.
const views = {
  newsletters: {
    send: {
      path: '/send',
      Component: '/cms/newsletters/NewsletterViews.tsx#SendView',
      tab: { label: 'Send', href: '/send', condition: forHolders('PUBLISH_NEWSLETTER'), order: 310 },
    },
  },
  'newsletter-subscriptions': {
    history: {
      path: '/history',
      Component: '/cms/newsletters/NewsletterViews.tsx#ReaderHistoryView',
      tab: { label: 'History', href: '/history', condition: forHolders('UPDATE_NEWSLETTER'), order: 310 },
    },
  },
  'newsletter-lists': {
    subscribers: {
      path: '/subscribers',
      Component: '/cms/newsletters/NewsletterViews.tsx#SubscribersView',
      tab: { label: 'Subscribers', href: '/subscribers', condition: forHolders('UPDATE_NEWSLETTER'), order: 310 },
    },
    growth: {
      path: '/growth',
      Component: '/cms/newsletters/NewsletterViews.tsx#GrowthView',
      tab: { label: 'Growth', href: '/growth', condition: forHolders('UPDATE_NEWSLETTER'), order: 320 },
    },
  },
} as const

const allowAgainField: UIField = {
  name: 'allowAgain',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/newsletters/AllowAgain.tsx#AllowAgain' },
  },
}

interface NewsletterScreensOptions {
  // Whether mails are written to a folder, because there is no mail server.
  isWritingMails: boolean
}

/**
 * Gives issues the screen that sends them, newsletters their subscribers, suppressed addresses a way back, and written
 * mails and the check of the sender their screens.
 */
export function newsletterScreens({ isWritingMails }: NewsletterScreensOptions): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        afterNavLinks: [
          ...(config.admin?.components?.afterNavLinks ?? []),
          { path: '/cms/desk/NavLinks.tsx#WrittenMailsLink', clientProps: { isWritingMails } },
        ],
        views: {
          ...config.admin?.components?.views,
          writtenMails: {
            Component: '/cms/newsletters/NewsletterPages.tsx#WrittenMailsView',
            path: writtenMailsRoute,
            exact: true,
            meta: { title: 'Written mails' },
          },
          senderCheck: {
            Component: '/cms/newsletters/NewsletterPages.tsx#SenderCheckView',
            path: senderCheckRoute,
            exact: true,
            meta: { title: 'Sending domain' },
          },
        },
      },
    },
    collections: (config.collections ?? []).map((collection): CollectionConfig => {
      const { slug, admin } = collection
      if (slug === 'newsletter-suppressions') return { ...collection, fields: [...collection.fields, allowAgainField] }
      if (slug !== 'newsletters' && slug !== 'newsletter-lists' && slug !== 'newsletter-subscriptions')
        return collection
      const known = admin?.components?.views
      const components = {
        ...admin?.components,
        views: { ...known, edit: Object.assign({}, known?.edit, views[slug]) },
      }
      return { ...collection, admin: { ...admin, components } }
    }),
  })
}
