import type { Plugin } from 'payload'

/** Adds the way out by the log-out of the provider of single sign-on. */
export function singleSignOnScreens(): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        logout: { Button: '/cms/accounts/single-sign-on/LogOutButton.tsx#LogOutButton' },
      },
    },
  })
}
