import type { CollectionConfig, DocumentTabCondition, Field, Plugin, UIField } from 'payload'

// Comfort: the views ask about the document itself.
const mayChange: DocumentTabCondition = ({ collectionConfig, permissions: { collections } }) =>
  Boolean(collections?.[collectionConfig.slug]?.update && collections.assistants?.update)

// Before the view of the API, which is at 400.
const view = (name: string, label: string, order: number) => ({
  path: `/${label.toLowerCase().replaceAll(' ', '-')}` as const,
  Component: `/cms/assistants/DeskViews.tsx#${name}`,
  tab: { label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` as const, condition: mayChange, order },
})

// Screens beside the forms, by the collection.
const views: Record<string, Record<string, ReturnType<typeof view>>> = {
  assistants: {
    try: view('TryView', 'Try it', 305),
    conversations: view('ConversationsView', 'Conversations', 310),
    questions: view('QuestionsView', 'Questions', 320),
    numbers: view('NumbersView', 'Numbers', 330),
  },
  'candidate-forums': { fairness: view('FairnessView', 'Fairness log', 310) },
}

const stateLine: UIField = {
  name: 'assistantState',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/assistants/AssistantState.tsx#AssistantState' },
  },
}

const sourcesLine: UIField = {
  name: 'candidateSources',
  type: 'ui',
  admin: { components: { Field: '/cms/assistants/CandidateSources.tsx#CandidateSources' } },
}

const withSources = (field: Field): Field =>
  field.type === 'array' && field.name === 'candidates' ? { ...field, fields: [...field.fields, sourcesLine] } : field

/** Gives assistants and forums the screens that say what readers asked, and assistants a line that says what they do. */
export function assistantScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection): CollectionConfig => {
      const edit = views[collection.slug]
      if (!edit) return collection
      const { admin } = collection
      const components = { ...admin?.components, views: { ...admin?.components?.views, edit } }
      const fields =
        collection.slug === 'assistants' ? [stateLine, ...collection.fields] : collection.fields.map(withSources)
      return { ...collection, fields, admin: { ...admin, components } }
    }),
  })
}
