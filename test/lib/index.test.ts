import * as assert from 'uvu/assert';

import * as core from '../../lib/index.js';
import { cases } from '../support/cases.js';

/** What users may rely on; adding a name is a minor change, taking one away is breaking. */
const NAMES = [
  'BLADE_NAMES',
  'BudgetExceeded',
  'Fault',
  'MalformedJson',
  'Refusal',
  'SafetyPackFault',
  'WrongShape',
  'answerQuestion',
  'asEven',
  'asEvenMultivector',
  'asMultivector',
  'canonicalJson',
  'checkClosedSet',
  'checkDerivation',
  'checkEntailment',
  'checkModel',
  'checkRefutation',
  'cliffordConjugate',
  'coefficient',
  'createBudget',
  'createKnowledge',
  'determine',
  'digest',
  'dual',
  'evaluateEntailment',
  'evaluateEntailmentWithTrace',
  'evenMultivector',
  'evenProduct',
  'geometricProduct',
  'gradeInvolution',
  'gradeProjection',
  'inFull',
  'isDetermined',
  'leftContraction',
  'loadSafetyPack',
  'multivector',
  'openGrounds',
  'outerProduct',
  'parseStrictJson',
  'readQuery',
  'readSentence',
  'readText',
  'renderClause',
  'renderLiteral',
  'renderQuestion',
  'renderReply',
  'renderRule',
  'renderWhy',
  'renderWhyNot',
  'replyDocument',
  'reverse',
  'reverseEven',
  'reversePairing',
  'sandwich',
  'scalarProduct',
  'selfSeal',
  'size',
  'squaredSize',
  'tellText',
  'verifyReplyDocument',
  'verifySeal',
];

cases('versor-core', {
  'the public names are these': () => {
    assert.equal(Object.keys(core).sort(), NAMES);
  },
  'a text is told, a question answered, and the answer checked again, with the public names alone': () => {
    const knowledge = core.createKnowledge();
    core.tellText(knowledge, 'Socrates is a man. Every man is mortal.', 'my text');
    const reply = core.answerQuestion(knowledge, 'Is Socrates mortal?');
    assert.is(core.renderReply(reply), 'Yes, as told: Socrates is a man (f1) and every man is mortal (r1).');
    const document = core.parseStrictJson(JSON.stringify(core.replyDocument(reply)));
    assert.ok(core.verifyReplyDocument(document).ok);
  },
  'no door leads to a determination but determining [DESIGN D21]': () => {
    assert.not.ok('Determined' in core);
    assert.not.ok(core.isDetermined({ kind: 'determined', answer: true }));
  },
});
