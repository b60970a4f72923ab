import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type View = ReactElement<{ initPageResult: unknown }>
type Parent = ReactElement<{ children: ReactNode }>

function hasProp({ props }: ReactElement, name: string): boolean {
  return typeof props === 'object' && props !== null && name in props
}

// Payload gives this to views that are made on the server, and to nothing else.
function isView(node: ReactElement): node is View {
  return typeof node.type === 'function' && hasProp(node, 'initPageResult')
}

function isParent(node: ReactElement): node is Parent {
  return hasProp(node, 'children')
}

async function LoudView({ view: { type, props } }: { view: View }): Promise<ReactNode> {
  if (typeof type !== 'function') return null
  const shown: unknown = await Reflect.apply(type, undefined, [props])
  if (shown === undefined) throw new Error('A view of the panel failed to render.')
  return isValidElement(shown) ? shown : null
}

/**
 * A page of the panel whose views throw when they cannot be made. Payload's own lists and documents
 * only log what went wrong and leave the page empty; this way its error boundary is shown.
 */
export function withLoudViews(page: ReactNode): ReactNode {
  return Children.map(page, (node) => {
    if (!isValidElement(node)) return node
    if (isView(node)) return <LoudView view={node} />
    return isParent(node) ? cloneElement(node, {}, withLoudViews(node.props.children)) : node
  })
}
