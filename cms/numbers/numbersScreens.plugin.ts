import type { CollectionConfig, Plugin, UIField } from 'payload'
import { boardRoute, numbersRoute } from '../desk/deskRoutes.ts'

const besideStory: UIField = {
  name: 'readNumbers',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/numbers/StoryNumbers.tsx#StoryNumbers' },
  },
}

/**
 * Adds the screen of numbers, the way to it, and the views of a post beside its form. Put it before the screens of
 * stories, which arrange what stands beside the form.
 */
export function numbersScreens(): Plugin {
  return (config) => {
    const components = config.admin?.components
    return {
      ...config,
      admin: {
        ...config.admin,
        components: {
          ...components,
          afterNavLinks: [...(components?.afterNavLinks ?? []), '/cms/desk/NavLinks.tsx#NumbersLink'],
          views: {
            ...components?.views,
            numbers: {
              Component: '/cms/numbers/numbersViews.tsx#NumbersView',
              path: numbersRoute,
              exact: true,
              meta: { title: 'Numbers' },
            },
            numbersBoard: {
              Component: '/cms/numbers/numbersViews.tsx#BoardView',
              path: boardRoute,
              exact: true,
              meta: { title: 'Numbers on the wall' },
            },
          },
        },
      },
      collections: (config.collections ?? []).map(
        (collection): CollectionConfig =>
          collection.slug === 'posts' ? { ...collection, fields: [...collection.fields, besideStory] } : collection,
      ),
    }
  }
}
