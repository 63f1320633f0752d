/** The newest token of each address that asked for a new password, as its mailbox would have it. */
const tokens = new Map();

exports.remember = ({ email, token }) => void tokens.set(email, token);
exports.tokenOf = (email) => tokens.get(email);
