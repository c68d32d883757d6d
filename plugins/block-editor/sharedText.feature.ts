import { createServerFeature } from '@payloadcms/richtext-lexical'

interface SharedTextOptions {
  // Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies.
  clientFeature: string
}

/** A text that several people write at once: its editor is bound to the shared document of what is being edited. */
export const sharedTextFeature = createServerFeature<SharedTextOptions, SharedTextOptions>({
  key: 'citydeskSharedText',
  feature: ({ props }) => ({ ClientFeature: props.clientFeature, sanitizedServerFeatureProps: props }),
})
