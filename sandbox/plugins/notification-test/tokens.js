/** The newest token of each address that requested a new password, as in its mailbox. */
const tokens = new Map();

exports.remember = ({ email, token }) => void tokens.set(email, token);
exports.tokenOf = (email) => tokens.get(email);
