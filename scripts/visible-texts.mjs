const readAloud =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label)$/'
const attribute = `JSXAttribute[name.name=${readAloud}]`
const letters = '/\\p{L}/u'

// `{text}`, `{isOpen ? text : text}`, `{isOpen && text}`
const expressions = ['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((inside) =>
  [':matches(JSXElement, JSXFragment)', attribute].map(
    (place) => `${place} > JSXExpressionContainer${inside}`,
  ),
)

/**
 * Forbids texts in components, for ESLint's `no-restricted-syntax`: what readers see or hear is a
 * message of the catalogue, so that editors can change and translate it.
 */
export const visibleTexts = [
  `JSXText[value=${letters}]`,
  `${attribute} > Literal[value=${letters}]`,
  ...expressions.flatMap((expression) => [
    `${expression} > Literal[value=${letters}]`,
    `${expression} > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
  ]),
].map((selector) => ({
  selector,
  message: 'A text that readers meet is a message of the catalogue (src/i18n), not code.',
}))
