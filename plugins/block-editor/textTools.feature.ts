import { createServerFeature } from '@payloadcms/richtext-lexical'

interface TextToolsOptions {
  /** Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies. */
  clientFeature: string
  /** Whether the text is a dek, whose length is limited. */
  isDek?: boolean
}

/** What the client half has to know. */
export interface TextToolsClientOptions {
  isDek: boolean
}

/** The tools of text: the link editor, and names for the buttons of the formatting toolbar. */
export const textToolsFeature = createServerFeature<TextToolsOptions, TextToolsOptions, TextToolsClientOptions>({
  key: 'citydeskTextTools',
  feature: ({ props }) => ({
    ClientFeature: props.clientFeature,
    clientFeatureProps: { isDek: props.isDek ?? false },
    sanitizedServerFeatureProps: props,
  }),
})
