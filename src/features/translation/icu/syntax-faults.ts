/** Syntax error of a message, as far as its author needs to know. */
export type SyntaxFault =
  | 'brace-open'
  | 'argument-empty'
  | 'argument-malformed'
  | 'type-unknown'
  | 'style-wrong'
  | 'quote-open'
  | 'branches-missing'
  | 'branch-text-missing'
  | 'branch-twice'
  | 'other-missing'
  | 'offset-wrong'
  | 'tag-malformed'
  | 'tag-open'
  | 'tag-unmatched'
  | 'unreadable'

const faults: Record<string, SyntaxFault> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'brace-open',
  EMPTY_ARGUMENT: 'argument-empty',
  MALFORMED_ARGUMENT: 'argument-malformed',
  EXPECT_ARGUMENT_TYPE: 'type-unknown',
  INVALID_ARGUMENT_TYPE: 'type-unknown',
  EXPECT_ARGUMENT_STYLE: 'style-wrong',
  INVALID_NUMBER_SKELETON: 'style-wrong',
  INVALID_DATE_TIME_SKELETON: 'style-wrong',
  EXPECT_NUMBER_SKELETON: 'style-wrong',
  EXPECT_DATE_TIME_SKELETON: 'style-wrong',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'quote-open',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'branches-missing',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'offset-wrong',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'offset-wrong',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'branches-missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'branches-missing',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'branch-text-missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'branch-text-missing',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'branches-missing',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'branch-twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'branch-twice',
  MISSING_OTHER_CLAUSE: 'other-missing',
  INVALID_TAG: 'tag-malformed',
  INVALID_TAG_NAME: 'tag-malformed',
  UNCLOSED_TAG: 'tag-open',
  UNMATCHED_CLOSING_TAG: 'tag-unmatched',
}

/** The fault that the parser means by its own name for it. */
export function toSyntaxFault(name: string): SyntaxFault {
  return faults[name] ?? 'unreadable'
}
