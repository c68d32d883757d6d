import type { CollectionConfig, Plugin, UIField } from 'payload'

const access: UIField = {
  name: 'access',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/accounts/people/PersonAccess.tsx#PersonAccess' },
  },
}

/** Adds the pages of coming in and of the own account, in place of Payload's, and what those who manage users see beside an account. */
export function accountScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map(
      (collection): CollectionConfig =>
        collection.slug === 'users' ? { ...collection, fields: [...collection.fields, access] } : collection,
    ),
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: {
          ...config.admin?.components?.views,
          login: { Component: '/cms/accounts/signInViews.tsx#SignInView' },
          account: { Component: '/cms/accounts/account/AccountView.tsx#AccountView' },
          createFirstUser: { Component: '/cms/accounts/signInViews.tsx#FirstUserView' },
          unauthorized: { Component: '/cms/accounts/no-access/NoAccessView.tsx#NoAccessView' },
          forgot: { Component: '/cms/accounts/signInViews.tsx#ForgotView' },
          newPassword: page('/new-password', 'New password', '/cms/accounts/signInViews.tsx#NewPasswordView'),
          join: page('/join', 'Join', '/cms/accounts/signInViews.tsx#JoinView'),
          verifyEmail: page('/verify-email', 'Verify', '/cms/accounts/signInViews.tsx#VerifyEmailView'),
        },
      },
    },
  })
}

// A page that a link opens, with or without a session.
const page = (path: `/${string}`, title: string, Component: string) => ({
  path,
  exact: true,
  Component,
  meta: { title },
})
