interface FirstScriptProps<Argument extends string | number> {
  // Of the page's policy, without which the browser runs no script in it.
  nonce: string | undefined
  // Its source is written into the page: it uses nothing from around it.
  run: (argument: Argument) => void
  argument: Argument
}

/** Runs a function before anything of the page is drawn. */
export function FirstScript<Argument extends string | number>({ nonce, run, argument }: FirstScriptProps<Argument>) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function's own source, without any user input
      dangerouslySetInnerHTML={{ __html: `(${run})(${JSON.stringify(argument)})` }}
    />
  )
}
