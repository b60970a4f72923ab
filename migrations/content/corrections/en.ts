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
  ['texts: CC BY 4.0', 'the group’s texts: CC BY 4.0'],
  [
    'Pasiuni: cinema, auto, fighting sports, travel',
    'Pasiuni: cinema, motorsport, fighting sports, travel',
  ],
  [
    'We want anyone with a passion to find, in their own language, information that has been checked and people to talk to about it.',
    'We want anyone who has a passion to be able to find, in their own language, information that has been checked and people to share that passion with.',
  ],
  [
    'In motorsport we follow the big championships',
    'In motorsport we will follow the big championships',
  ],
  ['To begin with: the flags of the circuit', 'To begin with: the racing flags'],
  [
    'usually a lap ahead, and must be let through',
    'usually about to lap the slower one, and must be let through',
  ],
  ['which club each of them comes from', 'which club each fighter comes from'],
  [
    'with the rules explained for those seeing them for the first time',
    'with the rules explained for those who are new to them',
  ],
  ['from the big rings to the junior cups', 'from the big arenas to junior tournaments'],
  [
    'Each film has an entry with its crew, year',
    'Each film has an entry with its cast and crew, year',
  ],
  [
    'on documents, transport, lodging and costs',
    'on documents, transport, accommodation and costs',
  ],
  ['Find a place in it for your next trip', 'Use it to find a place for your next trip'],
  ['A writer tells, in their own words,', 'A writer tells readers, in their own words,'],
  [
    'Register, confirm your address and send us an application',
    'Register, confirm your e-mail address and send us an application',
  ],
  [
    'A profile with your passions, impressions and questions, pages in three languages: how',
    'A profile with your passions; impressions and questions; pages in three languages: how',
  ],
  [
    'not who you are: no cookies, no third parties, no addresses kept.',
    'not who you are: the count uses no cookies and no third parties, and keeps no IP addresses.',
  ],
  [
    'For this we use no cookies and keep no addresses:',
    'For this we use no cookies and keep no IP addresses:',
  ],
  [
    'the personal access you create in order to use',
    'the personal account you create in order to use',
  ],
  [
    'An account with a password needs an e-mail address and a password;',
    'Unless you sign in with Google, an account needs an e-mail address and a password;',
  ],
  [
    'We do not ask for card data and do not store it.',
    'We do not ask for card details and do not store them.',
  ],
  ['At the end of the day the key is deleted', 'At the end of each day the key is deleted'],
  [
    'They are used to count who has opened a page or an e-mail',
    'They are used to count how many people have opened a page or an e-mail',
  ],
  [
    'answer your messages and requests;',
    'answer your messages, requests and applications to contribute;',
  ],
  [
    'Pasiuni is a network of sites for people who share a passion: first',
    'The Pasiuni network is made up of sites for people with a passion: first',
  ],
  [
    'means a site, service, product or content that belongs',
    'means any site, service, product or content that belongs',
  ],
  ['Other signed-in users can see your profile', 'Other signed-in members can see your profile'],
  ['Acknowledgment', 'Acknowledgement'],
  ['We may ask you to verify your e-mail address', 'We may ask you to confirm your e-mail address'],
  [
    'keeping your password secret, whether it belongs to the service or to a third-party service you sign in with',
    'keeping your password secret, whether it is for the service or for a third-party service you sign in with',
  ],
  [
    'We may change these terms whenever it is needed.',
    'We may change these terms whenever necessary.',
  ],
  [', if you are signed in', ', if you are signed in and have confirmed your e-mail address'],
  [', once you have signed in', ', once you have signed in and confirmed your e-mail address'],
  ['The site you are on now takes shape:', 'The site you are now on takes shape:'],
  [
    'To begin with: three day trips from Chișinău',
    'To begin with: three one-day trips from Chișinău',
  ],
  [
    'Results told clearly, with the rules explained for those who are new to them',
    'Results reported clearly, with the rules explained for anyone new to the sport',
  ],
  ['the relations between them', 'the connections between them'],
  ['At its centre will be the relations:', 'At its centre will be the connections between people:'],
  ['Relations', 'Connections'],
  ['send us an application with the form below', 'send us an application using the form below'],
  ['0.01\u00a0USD', 'USD\u00a00.01'],
  [
    'A writer tells readers, in their own words, what they have seen',
    'A writer describes, in their own words, what they have seen',
  ],
  ['knows the subject from practice', 'knows the subject from experience'],
  ['gain access to systems and data', 'gain unauthorised access to systems and data'],
  ['when you have something to tell', 'when you have a story to tell'],
  ['how people with something to tell meet', 'how people with a story to tell meet'],
  [
    'and with Law No. 195/2024 of the Republic of Moldova on the protection of personal data',
    'and with the law of the Republic of Moldova on the protection of personal data',
  ],
  [
    'set by the GDPR and by Law No. 195/2024:',
    'set by the GDPR and by the law of the Republic of Moldova:',
  ],
  [
    'Under the GDPR and Law No. 195/2024 you have the right:',
    'Under the GDPR and the law of the Republic of Moldova, you have the right:',
  ],
  ['for purposes of their own:', 'for purposes of their own. We may entrust to them:'],
  [
    'You may end your account at any time by no longer using',
    'You may give up your account at any time by no longer using',
  ],
  ['When your account ends, your right', 'When your account is closed, your right'],
  ['only if you give them yourself', 'only if you give them to us yourself'],
  [
    'motivation and links of an application to contribute',
    'motivation and links in an application to contribute',
  ],
  ['asks you for such a choice', 'asks you to make such a choice'],
  ['Please enter in it only', 'Please put in your profile only'],
  ['with the editors’ notes on them', 'with the editorial team’s notes on them'],
  [
    'how people are connected and the road that leads from',
    'how people are connected and what road leads from',
  ],
  [
    'for sending questions, corrections and ideas for the projects to the Pasiuni group in Chișinău',
    'for sending the Pasiuni group in Chișinău questions, corrections and ideas for the projects',
  ],
  ['so please use one of these two ways', 'so please reach us in one of these two ways'],
  ['Road cars and race cars, drivers', 'Road cars and racing cars, drivers'],
  ['about road cars and race cars alike', 'about road cars and racing cars alike'],
  ['book your visit ahead', 'book your visit in advance'],
  ['harm to life and health', 'harm to life or health'],
  [
    'belong to the group and its licensors and are protected',
    'belong to the group and are protected',
  ],
  ['possibly in a country other than your own', 'possibly in a state other than your own'],
  ['We transfer data to another country only', 'We transfer data to another state only'],
  ['to a country recognised as offering', 'to a state recognised as offering'],
  ['Handover of the project.', 'Handover of the service.'],
  ['free of charge, within one month at most; if', 'free of charge, within one month; if'],
  [
    'The editors read every application and answer by e-mail, and',
    'The editorial team reads every application and answers by e-mail, and',
  ],
]
