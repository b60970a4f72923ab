import type { Correction } from './corrected'

export const englishCorrections: readonly Correction[] = [
  ['who knows it at first hand', 'who knows it first-hand'],
  ['realise that they lack the same thing', 'realise that they miss the same thing'],
  [
    'That is how the thought of a network of sites appears.',
    'That is how the idea of a network of sites is born.',
  ],
  [
    'We draw the first pages and write the first texts. We settle that',
    'We design the first pages and write the first texts. We decide that',
  ],
  ['The building goes on, from now on', 'Building continues, from now on'],
  ['Contribution is voluntary', 'Contributing is voluntary'],
  ['contribution is voluntary', 'contributing is voluntary'],
  ['whom the car suits', 'who the car suits'],
  ['in the ring and outside it', 'in and out of the ring'],
  [
    'We are filling it in turn, one discipline after another.',
    'We are filling it one discipline at a time.',
  ],
  ['what is good to know before you leave', 'what to know before you go'],
  [
    'The service is free and you can read it without an account.',
    'The service is free, and you can read the sites without an account.',
  ],
  ['with a secret key of the day,', 'with a secret key that changes every day,'],
  ['first cinema, then cars and motorsport,', 'first cinema, then auto and motorsport,'],
  [
    'registered users, authors, editors and experts',
    'registered users, writers, editors and experts',
  ],
  ['as an author, editor or expert', 'as a writer, editor or expert'],
  [
    'The service, including its design, texts, code, name and logo, belongs to the group and its licensors and is protected by the law of the country and of other states. Content posted by users is an exception: it belongs to those users.',
    'The code of the service is published under the MIT licence, and the texts written by the group under the Creative Commons Attribution 4.0 International licence (CC BY 4.0); you may use them on the terms of these licences. The design, drawings, name and logo of the service belong to the group and its licensors and are protected by the law of the country and of other states. Content posted by users belongs to those users.',
  ],
  [
    'You may link to our pages and quote from them, naming the source, within the limits of the law.',
    'You may link to our pages. When you use our texts, name the source and the licence.',
  ],
  ['Learn what is happening near you', 'Find out what is happening near you'],
  ['Tell us your name and what it is about.', 'Tell us your name and what your message is about.'],
  ['you are already almost one of us', 'you are almost one of us already'],
  ['the details are in the Terms of use.', 'the details are on the “Terms of use” page.'],
  ['the sound of their first car, others know', 'the sound of their first car; others know'],
  ['of the places you have been through, the good', 'of the places you have been to, the good'],
  [
    'the content you post: for its being lawful, reliable and appropriate.',
    'the content you post: it must be lawful, reliable and appropriate.',
  ],
  ['Other users see them', 'Other members see them'],
  [
    'tests after kilometres actually driven and engineering in plain words',
    'tests after real kilometres on the road and engineering in plain words',
  ],
  ['after kilometres actually driven: what works', 'after real kilometres on the road: what works'],
  ['without inflated headlines', 'without overblown headlines'],
  ['Cinema is the first on the list.', 'Cinema is first on the list.'],
  [
    'They serve to count those who have opened a page or an e-mail.',
    'They are used to count who has opened a page or an e-mail.',
  ],
  ['reading the site will still work.', 'you will still be able to read the site.'],
  ['or has an account in it.', 'or has an account with it.'],
  ['infringing on someone else’s rights', 'infringing someone else’s rights'],
  ['By form', 'Through the form'],
  ['set a higher age limit for users: 18.', 'set a higher minimum age for users: 18.'],
  [
    'made by a non-commercial group from Chișinău in Romanian',
    'made by a non-commercial group from Chișinău, in Romanian',
  ],
  [
    'including liability for intent, gross negligence',
    'including liability for wilful misconduct, gross negligence',
  ],
  [
    'and for any cookie that is neither essential nor functional',
    'and for tracking cookies and web beacons, should we ever wish to use them',
  ],
]
