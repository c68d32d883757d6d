import { createServerFeature } from '@payloadcms/richtext-lexical'

interface TextToolsOptions {
  // Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies.
  clientFeature: string
  // True for a dek, whose length is limited.
  isDek?: boolean
}

/** Options that the server half passes to the client half. */
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
