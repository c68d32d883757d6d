import type { Plugin } from 'payload'

/** Adds the pages of coming in and of the own account, in place of Payload's. */
export function accountScreens(): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: {
          ...config.admin?.components?.views,
          login: { Component: '/cms/accounts/sign-in/SignInView.tsx#SignInView' },
          account: { Component: '/cms/accounts/account/AccountView.tsx#AccountView' },
        },
      },
    },
  })
}
