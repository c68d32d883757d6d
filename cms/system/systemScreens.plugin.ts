import type { Plugin } from 'payload'
import { systemRoute } from '../desk/deskRoutes.ts'

/** Adds the screen of the system tools, and the way to it. */
export function systemScreens(): Plugin {
  return (config) => {
    const components = config.admin?.components
    return {
      ...config,
      admin: {
        ...config.admin,
        components: {
          ...components,
          afterNavLinks: [...(components?.afterNavLinks ?? []), '/cms/desk/NavLinks.tsx#SystemLink'],
          views: {
            ...components?.views,
            system: {
              Component: '/cms/system/SystemView.tsx#SystemView',
              path: systemRoute,
              exact: true,
              meta: { title: 'System' },
            },
          },
        },
      },
    }
  }
}
